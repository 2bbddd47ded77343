import { ServerMessage } from '../surface/ServerMessage.js';
import { Control } from './Control.js';
import { Counter, ErrorMessage, Hint, Limits } from './descriptions.js';
import { Field } from './Field.js';
import type { FieldProps as OwnFieldProps } from './Field.js';
import { Fields } from './Fields.js';
import type { FieldsProps as OwnFieldsProps } from './Fields.js';
import { Label } from './Label.js';
import { Requester, Root } from './Root.js';
import { Progress } from './Progress.js';
import type { FormOptions, RootProps as OwnRootProps } from './Root.js';
import { Summary } from './Summary.js';

/** A form in parts, each of them one element: take them apart, leave some out, put your own between them. */
export const ElicitationForm = {
  Root,
  Requester,
  Message: ServerMessage,
  Summary,
  Fields,
  Field,
  Label,
  Hint,
  Limits,
  Error: ErrorMessage,
  Control,
  Counter,
  Progress,
};

export declare namespace ElicitationForm {
  /** Props of `ElicitationForm.Root`. */
  export type RootProps = OwnRootProps;
  /** Props of `ElicitationForm.Fields`. */
  export type FieldsProps = OwnFieldsProps;
  /** Props of `ElicitationForm.Field`. */
  export type FieldProps = OwnFieldProps;
  /** What a host decides about all of its forms. */
  export type Options = FormOptions;
}
