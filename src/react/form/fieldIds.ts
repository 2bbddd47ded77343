import type { Field } from '../../core/index.js';
import type { InputProps } from '../controls/props.js';
import { limitsOf } from './limitsOf.js';
import { countsCharacters } from './count.js';
import type { ShownIssue } from './issueText.js';

/** DOM ids of one question's parts. */
export interface FieldIds {
  /** Of the element that takes the focus. */
  control: string;
  label: string;
  note: string;
  hint: string;
  limits: string;
  error: string;
  counter: string;
  acknowledge: string;
}

export function fieldIds(stem: string): FieldIds {
  return {
    control: stem,
    label: `${stem}-label`,
    note: `${stem}-note`,
    hint: `${stem}-hint`,
    limits: `${stem}-limits`,
    error: `${stem}-error`,
    counter: `${stem}-counter`,
    acknowledge: `${stem}-acknowledge`,
  };
}

/** What describes a question, the error first: it is read in this order. */
function describedBy(field: Field, ids: FieldIds, issue: ShownIssue | undefined): string {
  return [
    issue && ids.error,
    field.sensitive && ids.note,
    field.hint !== undefined && ids.hint,
    limitsOf(field) && ids.limits,
    countsCharacters(field) && ids.counter,
  ]
    .filter((id) => typeof id === 'string')
    .join(' ');
}

export function inputProps(field: Field, ids: FieldIds, issue: ShownIssue | undefined): InputProps {
  const description = describedBy(field, ids, issue);
  const isWrong = issue && issue.code !== 'unacknowledged';
  const isRequired =
    field.kind === 'boolean' && field.control === 'checkbox' ? field.mustBe : field.required;
  return {
    id: ids.control,
    name: field.id,
    ...(description !== '' && { 'aria-describedby': description }),
    ...(isWrong && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  };
}
