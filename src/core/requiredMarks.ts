import type { FormModel } from './model.js';

/** Which questions are marked in words: the fewer. */
export type Marks = 'optional' | 'required' | 'none';

export function marksOf({ fields }: FormModel): Marks {
  const required = fields.filter((field) => field.required).length;
  const optional = fields.length - required;
  if (required === 0) return 'none';
  return optional > required ? 'required' : 'optional';
}
