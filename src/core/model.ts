// Read this first: everything after compileForm is small because these shapes are settled here.
import type { NoticeCode } from './notices.js';

/** One choice. Held by its index: two options may share a value, a label, or be the empty string. */
export interface Option {
  value: string | number | boolean;
  label: string;
  description?: string;
}

/** A default of the server that cannot be filled in as it is. Shown beside the field, so that it is not lost. */
export interface Suggested {
  /** The server's words; one line. */
  text: string;
  /**
   * `no-offset`: a moment without an offset; the boxes show it, in the zone that is shown. `no-time`: a date alone,
   * which its box shows. `too-long`: a text that is put into its box only if the person wants it. `unusable`: of
   * another type, no option, or not to be read in one way.
   */
  reason: 'no-offset' | 'no-time' | 'too-long' | 'unusable';
  /** What the boxes of a `date-time` show. */
  date?: string;
  time?: string;
  /** The whole of what is `too-long`. */
  entry?: string;
}

interface FieldBase {
  /** `f0`, `f1`, …: the key of its entry, the stem of DOM ids and the `name` attribute. Server names never are. */
  id: string;
  /** The property's name, as a key of `content` only. */
  name: string;
  /** The schema's title or the humanised name; never blank, unique within the form. */
  label: string;
  /** The schema's description. */
  hint?: string;
  required: boolean;
  /** Looks like a secret, which a server must not ask for in a form (spec: Security). */
  sensitive?: boolean;
  /** A default that is not in `default`, since it cannot be sent as it is. */
  suggested?: Suggested;
  /** An HTML autofill token, where name and title agree on what is asked for (WCAG 1.3.5). */
  autofill?: string;
}

/** A string without choices. */
export interface TextField extends FieldBase {
  kind: 'text';
  /**
   * What it is answered in: a box of one line, a text area, or a native box. Settled here and nowhere else. `time` is a
   * look: the box says HH:MM or HH:MM:SS, and nothing is checked.
   */
  control: 'line' | 'area' | 'date' | 'date-time' | 'time';
  /** What is checked; what a server asks for by any other format is only a look. */
  format?: 'email' | 'uri' | 'date' | 'date-time';
  /** True for the control `area`. */
  multiline: boolean;
  /** In code points, as JSON Schema counts. */
  minLength?: number;
  /** In code points, as JSON Schema counts. */
  maxLength?: number;
  pattern?: string;
  default?: string;
  /**
   * Offered beside own words (a list or any text; `allowCustom` of SEP-1456). Its label is the entry of one, its value
   * is what is sent.
   */
  suggestions?: readonly Option[];
  /** A few right answers, as the server wrote them. */
  examples?: readonly string[];
  /** `format: "tel"`: only the keyboard of a phone is another. */
  look?: 'tel';
  /** The server wants a file (`x-mcp-file`), whose address is no web address. */
  isFile?: true;
  /** Of a union: what is typed must fit one of these as well, and is sent as the first that it fits. */
  alternatives?: readonly Alternative[];
  /** Of `oneOf`: it may fit no second one. */
  exactlyOne?: true;
}

/** A branch of a union whose answers are typed. Its `id` is that of the field. */
export type Alternative = TextField | NumberField | SingleSelectField;

/** A number or an integer. Its entry is text until it is parsed. */
export interface NumberField extends FieldBase {
  kind: 'number';
  integer: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: number;
  /** As in {@link TextField}. */
  examples?: readonly string[];
  /** As in {@link TextField}. */
  alternatives?: readonly Alternative[];
  /** As in {@link TextField}. */
  exactlyOne?: true;
}

/** A yes or no: a checkbox where there is a default, two radios where there is none. */
export interface BooleanField extends FieldBase {
  kind: 'boolean';
  control: 'checkbox' | 'yes-no';
  default?: boolean;
  /** The only value the schema takes (`const`, or an `enum` of one), as for consent boxes. */
  mustBe?: boolean;
}

/** One of several options. */
export interface SingleSelectField extends FieldBase {
  kind: 'single-select';
  control: 'radios' | 'select' | 'combobox';
  options: readonly Option[];
  /** Index into `options`. */
  default?: number;
}

/** Any number of several options. */
export interface MultiSelectField extends FieldBase {
  kind: 'multi-select';
  control: 'checkboxes' | 'search';
  options: readonly Option[];
  /**
   * 0 where the schema allows the empty list by name (`minItems: 0`, `maxItems: 0` or `default: []`): a required field
   * may stay empty then, and `[]` is sent.
   */
  minItems?: number;
  maxItems?: number;
  /** Indices into `options`. */
  default?: readonly number[];
}

/** A question of the form. Closed: every switch over `kind` ends in `satisfies never`. */
export type Field = TextField | NumberField | BooleanField | SingleSelectField | MultiSelectField;

/** What the compiler degraded, ignored or found outside the protocol's subset. */
export interface Notice {
  code: NoticeCode;
  /** Keys from the schema's root, e.g. `["properties", "mood", "anyOf"]`. */
  path: readonly string[];
  [fact: string]: unknown;
}

/** A property that cannot be drawn. Optional ones stay out of content; a required one makes the form unanswerable. */
export interface OmittedProperty {
  name: string;
  label: string;
  required: boolean;
  code: NoticeCode;
}

/** The form, decided once. */
export interface FormModel {
  fields: readonly Field[];
  omitted: readonly OmittedProperty[];
  notices: readonly Notice[];
  /** False when a required property cannot be drawn, or the schema is beyond the bounds: decline and cancel remain. */
  answerable: boolean;
}

/** A native date or time box that is half filled (`validity.badInput`). */
export type Incomplete = { incomplete: true };

/** The parts of a `date-time` entry. `untouched` is the default, sent byte for byte while nothing is changed. */
export interface DateTimeEntry {
  date: string | Incomplete;
  time: string | Incomplete;
  /** An IANA zone name. */
  zone: string;
  untouched?: string;
}

/** What the person has put into one field; JSON, so that a draft survives anything. */
export type Entry =
  | string // text, number ("" = unanswered)
  | Incomplete // control "date" or "time"
  | DateTimeEntry // control "date-time"
  | boolean
  | null // boolean, single-select: unanswered
  | number // single-select: option index
  | readonly number[]; // multi-select: option indices

/** Entries by field id. */
export type Entries = Readonly<Record<string, Entry>>;

/** Matchers that are loaded on demand; without one a pattern is not checked here, and a notice says so. */
export interface Engines {
  /** Null for a source that the engine cannot read. */
  pattern?: (source: string) => ((text: string) => boolean) | null;
  /** Patterns of the form that the engine cannot read: left to the server. */
  notices?: readonly Notice[];
}

/** How entries are read. */
export interface ParseOptions {
  /** From `loadEngines`. @default none: a pattern is not checked, and a notice says so */
  engines?: Engines;
  /** BCP 47; decides the decimal mark. @default "en" */
  locale?: string;
}
