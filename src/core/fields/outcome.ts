import type { ElicitValue } from '../../mcp/index.js';
import type { FieldIssue } from '../issues.js';
import type { Field } from '../model.js';

/** What an entry amounts to. No value: unanswered, an absent key. */
export type Outcome = { ok: true; value?: ElicitValue } | { ok: false; issue: FieldIssue };

/** An answer. */
export const answer = (value: ElicitValue): Outcome => ({ ok: true, value });

/** A refusal, as data. */
export const refuse = (issue: FieldIssue): Outcome => ({ ok: false, issue });

const UNANSWERED: Outcome = { ok: true };

/** Nothing was entered: an absent key, or an issue where the property is required. */
export function blank(
  field: Field,
  code: 'required' | 'required-yes-no' | 'required-choice' = 'required',
): Outcome {
  return field.required ? refuse({ fieldId: field.id, code }) : UNANSWERED;
}

/** An entry of another kind of field: a draft of another schema. */
export function wrongEntry(field: Field): Outcome {
  return refuse({ fieldId: field.id, code: 'wrong-entry' });
}
