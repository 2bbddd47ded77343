import type { Entry, Field } from '../../core/index.js';
import { isBlank } from '../../core/internal.js';

/** What the person has agreed to send although it looks like a secret. */
export interface Consent {
  set: (field: Field, isGiven: boolean) => void;
  isGiven: (field: Field) => boolean;
  /** Whether this entry must not be sent yet. */
  isMissing: (field: Field, entry: Entry) => boolean;
}

export function createConsent(): Consent {
  const given = new Set<string>();
  return {
    set(field, isGiven) {
      if (isGiven) given.add(field.id);
      else given.delete(field.id);
    },
    isGiven: (field) => given.has(field.id),
    isMissing: (field, entry) =>
      field.sensitive === true && !isBlank(entry) && !given.has(field.id),
  };
}
