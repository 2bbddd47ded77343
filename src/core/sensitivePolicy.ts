import type { Field, FormModel } from './model.js';

/**
 * What happens to a question that looks like asking for a secret, which servers must not do in a form (spec:
 * Security): `warn` asks for consent before it is sent, `block` does not show it, `off` treats it like any other.
 */
export type SensitivePolicy = 'warn' | 'block' | 'off';

function unflagged(field: Field): Field {
  return { ...field, sensitive: false };
}

/** A model, and what the host's policy decided on. */
export interface AllowedModel {
  model: FormModel;
  /** Names of the properties that the policy took out of it. */
  blocked: ReadonlySet<string>;
  /** Ids of the fields that look like a secret, also where the policy is to treat them like any other. */
  flagged: ReadonlySet<string>;
}

/** The model as the host's policy wants it. */
export function applyPolicy(model: FormModel, policy: SensitivePolicy): AllowedModel {
  const secrets = model.fields.filter((field) => field.sensitive);
  const flagged = new Set(secrets.map(({ id }) => id));
  const none = new Set<string>();
  if (policy === 'warn' || flagged.size === 0) return { model, blocked: none, flagged };
  return policy === 'off'
    ? { model: { ...model, fields: model.fields.map(unflagged) }, blocked: none, flagged }
    : withoutSecrets(model, secrets, flagged);
}

function withoutSecrets(
  model: FormModel,
  blocked: readonly Field[],
  flagged: ReadonlySet<string>,
): AllowedModel {
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
    flagged,
  };
}
