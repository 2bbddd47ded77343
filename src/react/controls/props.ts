import type { ComponentType, ReactNode } from 'react';
import type { DateTimeEntry, Field, FieldIssue, Incomplete, TextField } from '../../core/index.js';
import type { MessagesApi } from '../words/messages.js';

/**
 * The five kinds of field, and the controls of text that are no box of plain text, such as `date`: a control of yours
 * for `text` gets none of those.
 */
export type FieldKind = Field['kind'] | Exclude<TextField['control'], 'line' | 'area'>;

/** A field of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<
  Field,
  { kind: Kind extends Field['kind'] ? Kind : 'text' }
>;

/** Whose control draws this field. */
export function controlKindOf(field: Field): FieldKind {
  return field.kind === 'text' ? textKind(field.control) : field.kind;
}

function textKind(control: TextField['control']): FieldKind {
  switch (control) {
    case 'line':
    case 'area':
      return 'text';
    case 'date':
    case 'date-time':
    case 'time':
      return control;
    default:
      return control satisfies never;
  }
}

interface EntryByKind {
  text: string;
  date: string | Incomplete;
  'date-time': DateTimeEntry;
  time: string | Incomplete;
  number: string;
  boolean: boolean | null;
  /** A text that names no option can only be kept and refused. */
  'single-select': number | string | null;
  'multi-select': readonly number[];
}

/** What a person has put into a field of one kind. */
export type EntryOf<Kind extends FieldKind> = EntryByKind[Kind];

/** Ties a control to its label, hint and error; spread it on the element that takes the focus. */
export interface InputProps {
  /** Label and error summary lead to it. */
  id: string;
  /** Never the server's name for the property: `name="password"` would wake password managers. */
  name: string;
  /** Keeps it out of a `<form>` of the host's that is around it: not sent, not checked and not emptied with that one. */
  form: '';
  /** The field's label, for a control that is no native box, or consists of several. */
  'aria-labelledby'?: string;
  /** Hint, limits and error. */
  'aria-describedby'?: string;
  /** An error is shown. */
  'aria-invalid'?: true;
  /** The schema requires an answer. */
  'aria-required'?: true;
  /** The answer is on its way; what is changed now does not count. */
  'aria-disabled'?: true;
}

/**
 * What a control gets, ours or a host's. It draws the entry and nothing else: label, hint, error and checks stay the
 * kit's. It is drawn for every field of its kind; return `standard` for those that it does not handle.
 */
export interface ControlProps<Kind extends FieldKind> {
  /** The field, with its limits and options. */
  field: FieldOf<Kind>;
  /**
   * What the person has put in: text for a number, so that nothing typed is lost; an index for a choice. `''`, `null`
   * and `[]` are unanswered and must look so: a slider at its middle would show an answer that is not sent.
   */
  entry: EntryOf<Kind>;
  /** Keeps the next entry. */
  onChange: (entry: EntryOf<Kind>) => void;
  /** The person leaves the control: time to check what was entered. */
  onBlur: () => void;
  /** Spread it on the element that takes the focus. */
  inputProps: InputProps;
  /** What is wrong, once it is shown. */
  issue?: FieldIssue;
  /** The client's words, in the language of the page. */
  messages: MessagesApi;
  /**
   * In a dialog: the `<dialog>`, which is over the whole page. A popup that is put into the body would be behind it and
   * dead; put it in here (`container`, `getPopupContainer`, `portalProps`).
   */
  container?: HTMLElement;
  /** The kit's own control for this field. Every control of a host gets it; draw it, or your own, not both. */
  standard?: ReactNode;
}

/** A host's own controls, by kind of field; the rest stay as they are. */
export type Controls = { readonly [Kind in FieldKind]?: ComponentType<ControlProps<Kind>> };
