import type { FormModel } from './model.js';

/** No person answers more, and drawing them would block the page. */
const MAX_FIELDS = 1000;

export function isTooLarge(model: FormModel): boolean {
  return model.fields.length > MAX_FIELDS;
}
