import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import type { Field, FieldIssue } from '../../core/index.js';
import { cleanLine } from '../../core/internal.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues, MessagesApi } from './messages.js';

/** An issue of core, or the one that only a surface can have: a secret that nobody agreed to send. */
export type ShownIssue = FieldIssue | { fieldId: string; code: 'unacknowledged' };

interface Sentence {
  id: MessageId;
  values: MessageValues;
}

/** A label that is a question, or long, does not fit into a sentence. */
function standsAlone(label: string): boolean {
  return label.length > 40 || /[?？؟]\s*$/.test(label);
}

/** As much of a label as a sentence can bear. */
const MOST_CHARACTERS = 200;

/** The sentence for an issue: derived each time it is drawn, so that it follows the language and the entry. */
export function issueSentence(field: Field, issue: ShownIssue, api: MessagesApi): Sentence {
  const { text } = api;
  // All of it is beside the box.
  const label = cleanLine(field.label, MOST_CHARACTERS);
  switch (issue.code) {
    case 'unacknowledged':
      return { id: 'state.sensitive.needed', values: { label, ack: text('state.sensitive.ack') } };
    case 'required':
    case 'required-yes-no':
    case 'required-choice':
      return {
        id: standsAlone(label) ? 'issue.answer-needed' : `issue.${issue.code}`,
        values: { label },
      };
    case 'must-be':
      // What must be yes has a box to tick and no "yes" to choose.
      return issue.value
        ? { id: 'issue.must-tick', values: { label } }
        : { id: 'issue.must-be', values: { label, value: text('field.no') } };
    case 'min-length':
      return { id: 'issue.min-length', values: { label, count: issue.minLength } };
    case 'max-length':
      return { id: 'issue.max-length', values: { label, count: issue.maxLength } };
    case 'min-items':
      return { id: 'issue.min-items', values: { label, count: issue.minItems } };
    case 'max-items':
      return { id: 'issue.max-items', values: { label, count: issue.maxItems } };
    case 'any-of': {
      const rules = issue.issues.map((one) => issueSentence(field, one, api));
      const [first = '', ...more] = rules.map(({ id, values }) => text(id, values));
      const last = more.pop() ?? '';
      const before = more.reduce(
        (all, rule) => text('issue.any-of', { first: all, second: rule }),
        first,
      );
      return { id: 'issue.any-of', values: { first: before, second: last } };
    }
    default: {
      const { code, ...facts } = issue;
      return { id: `issue.${code}`, values: { label, ...facts } };
    }
  }
}

const element = (words: ReactNode) => createElement(Fragment, null, words);

/** The sentence for the page. Of several rules in one, each has the server's words in their own language. */
export function drawnIssue(field: Field, issue: ShownIssue, api: MessagesApi): ReactNode {
  if (issue.code !== 'any-of') {
    const { id, values } = issueSentence(field, issue, api);
    return api.rich(id, values);
  }
  const rules = issue.issues.map((one) => drawnIssue(field, one, api));
  return rules.reduce((before, rule) =>
    api.rich('issue.any-of', { first: element(before), second: element(rule) }),
  );
}

/** Which of the three boxes of a date-time an issue is about. */
export function wrongBox({ code }: FieldIssue): 'date' | 'time' | 'zone' {
  if (code.startsWith('time')) return 'time';
  return code.startsWith('zone') ? 'zone' : 'date';
}
