import type { Field } from '../../core/index.js';
import type { InputProps } from '../controls/props.js';
import type { ShownIssue } from '../words/issueText.js';
import type { Limit } from '../words/limits.js';
import type { FieldView } from './fieldView.js';

type Part = 'label' | 'note' | 'hint' | 'limits' | 'error' | 'counter' | 'acknowledge';

/** DOM id of a part of the field whose control has this id. */
export function partId(controlId: string, part: Part): string {
  return `${controlId}-${part}`;
}

/** DOM id of what has to be put right. */
export function idToCorrect(controlId: string, issue: ShownIssue): string {
  return issue.code === 'unacknowledged' ? partId(controlId, 'acknowledge') : controlId;
}

/** What describes a field, the error first: it is read in this order. */
function describedBy(
  field: Field,
  id: string,
  limits: readonly Limit[],
  { issue, unseen, left }: FieldView,
): string {
  const ids: string[] = [];
  if (issue || unseen !== undefined) ids.push(partId(id, 'error'));
  if (field.sensitive) ids.push(partId(id, 'note'));
  if (field.hint !== undefined) ids.push(partId(id, 'hint'));
  if (limits.length > 0) ids.push(partId(id, 'limits'));
  if (left !== undefined) ids.push(partId(id, 'counter'));
  return ids.join(' ');
}

export function inputProps(
  field: Field,
  id: string,
  limits: readonly Limit[],
  shown: FieldView,
): InputProps {
  const { issue } = shown;
  const description = describedBy(field, id, limits, shown);
  const isWrong = issue && issue.code !== 'unacknowledged';
  const isRequired =
    field.kind === 'boolean' && field.control === 'checkbox' ? field.mustBe : field.required;
  return {
    id,
    name: field.id,
    form: '',
    ...(description !== '' && { 'aria-describedby': description }),
    ...(isWrong && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  };
}
