import type { Field, FormModel } from './model.js';

/**
 * What happens to a question that looks like asking for a secret, which servers must not do in a form (spec:
 * Security): `warn` asks for consent before it is sent, `block` does not show it, `off` treats it like any other.
 */
export type SensitivePolicy = 'warn' | 'block' | 'off';

function unflagged(field: Field): Field {
  return { ...field, sensitive: false };
}

/** A model, and the names of what the host's policy took out of it. */
export interface AllowedModel {
  model: FormModel;
  blocked: ReadonlySet<string>;
}

/** The model as the host's policy wants it. */
export function applyPolicy(model: FormModel, policy: SensitivePolicy): AllowedModel {
  const none = new Set<string>();
  if (policy === 'warn' || !model.fields.some((field) => field.sensitive)) {
    return { model, blocked: none };
  }
  return policy === 'off'
    ? { model: { ...model, fields: model.fields.map(unflagged) }, blocked: none }
    : withoutSecrets(model);
}

function withoutSecrets(model: FormModel): AllowedModel {
  const blocked = model.fields.filter((field) => field.sensitive);
  const omitted = blocked.map(({ name, label, required }) => ({
    name,
    label,
    required,
    code: 'property-unsupported' as const,
  }));
  return {
    model: {
      ...model,
      fields: model.fields.filter((field) => !field.sensitive),
      omitted: [...model.omitted, ...omitted],
      answerable: model.answerable && !blocked.some((field) => field.required),
    },
    blocked: new Set(blocked.map(({ name }) => name)),
  };
}
