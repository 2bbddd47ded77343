import type { Field, FormModel } from '../../core/index.js';

/**
 * What happens to a question that looks like asking for a secret, which servers must not do in a form (spec:
 * Security): `warn` asks for consent before it is sent, `block` does not show it, `off` treats it like any other.
 */
export type SensitivePolicy = 'warn' | 'block' | 'off';

function unflagged(field: Field): Field {
  return { ...field, sensitive: false };
}

/** The model as the host's policy wants it. */
export function applyPolicy(model: FormModel, policy: SensitivePolicy): FormModel {
  if (policy === 'warn' || !model.fields.some((field) => field.sensitive)) return model;
  if (policy === 'off') return { ...model, fields: model.fields.map(unflagged) };
  const blocked = model.fields.filter((field) => field.sensitive);
  return {
    ...model,
    fields: model.fields.filter((field) => !field.sensitive),
    omitted: [
      ...model.omitted,
      ...blocked.map(({ name, label, required }) => ({
        name,
        label,
        required,
        code: 'property-unsupported' as const,
      })),
    ],
    answerable: model.answerable && !blocked.some((field) => field.required),
  };
}
