import type { Field } from '../../core/index.js';
import type { FormBrain } from './brain.js';
import type { ShownIssue } from './issueText.js';

/** What is wrong with a question whose error is shown: read from its entry, so that its words follow it. */
export function shownIssue(brain: FormBrain, field: Field): ShownIssue | undefined {
  const { error } = brain.form.getFieldState(field.id);
  if (!error) return undefined;
  if (error.type === 'unacknowledged') return { fieldId: field.id, code: 'unacknowledged' };
  const result = brain.parse(field);
  return result.ok ? undefined : result.issue;
}
