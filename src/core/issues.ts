/** What can be wrong with an entry. A locale has one sentence for each, named `issue.<code>`. */
export type IssueFacts = {
  /** Nothing was entered, and the property is required. */
  required: object;
  /** Neither yes nor no was chosen. */
  'required-yes-no': object;
  /** No option was chosen. */
  'required-choice': object;
  /** A consent box must have the one value that the schema takes. */
  'must-be': { value: boolean };
  email: object;
  /** The domain has no dot: official servers refuse it. */
  'email-domain': object;
  /** The same, where it is plain which domain was meant: `name@gmail`. */
  'email-ending': { suggestion: string };
  /** The domain has letters that official servers refuse; `suggestion` is the same address in ASCII. */
  'email-letters': { suggestion: string };
  uri: object;
  /** A web address without its scheme, perhaps with a port (`localhost:3000`); `suggestion` has one. */
  'uri-scheme': { suggestion: string };
  /** Has letters or spaces that a URI must encode; `suggestion` is the address with them encoded. */
  'uri-letters': { suggestion: string };
  date: object;
  'date-incomplete': object;
  'date-year': object;
  'date-time': object;
  'date-missing': object;
  'time-missing': object;
  'time-incomplete': object;
  /** The clock was put forward over this time on this day. */
  'time-gap': { time: string; zone: string };
  'zone-unknown': { zone: string };
  number: object;
  /** Digits are grouped; `suggestion` is the number without its group marks. */
  'number-group': { suggestion: string };
  integer: object;
  /** More digits than a double holds: it could not be sent as typed. */
  'number-precision': object;
  /** So far from 0 that a double does not hold it exactly, or not at all. */
  'number-too-big': object;
  minimum: { minimum: number };
  maximum: { maximum: number };
  range: { minimum: number; maximum: number };
  'exclusive-minimum': { minimum: number };
  'exclusive-maximum': { maximum: number };
  'multiple-of': { multipleOf: number };
  /** Lengths are in code points. */
  'min-length': { minLength: number; length: number };
  'max-length': { maxLength: number; length: number };
  pattern: { pattern: string };
  /** It fits no branch of a union; `issues` says why, once for each thing that is wrong. */
  'any-of': { issues: readonly FieldIssue[] };
  /** It fits more than one branch of a `oneOf`. */
  'one-of': object;
  /** The entry names no option: a draft of another schema. */
  'not-an-option': object;
  'min-items': { minItems: number; count: number };
  'max-items': { maxItems: number; count: number };
  /** The entry is not of this kind at all: a draft of another schema. */
  'wrong-entry': object;
};

/** Codes of {@link FieldIssue}. */
export type IssueCode = keyof IssueFacts;

/** Why one field cannot be sent: data, the sentence lives in a locale. Discriminated by `code`. */
export type FieldIssue = {
  [C in IssueCode]: { fieldId: string; code: C } & IssueFacts[C];
}[IssueCode];

type FormatCode =
  | 'email'
  | 'uri'
  | 'date'
  | 'date-time'
  | 'date-year'
  | `${'email' | 'uri'}-${string}`;

/** What is wrong with a text of one of the formats. */
export type FormatIssue = {
  [I in FieldIssue as I['code']]: Omit<I, 'fieldId'>;
}[Extract<IssueCode, FormatCode>];
