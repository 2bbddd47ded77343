import type { FormModel } from './model.js';

/** Nobody answers more; a page that drew them would stand still. */
const MAX_FIELDS = 1000;

export function isTooLarge(model: FormModel): boolean {
  return model.fields.length > MAX_FIELDS;
}
