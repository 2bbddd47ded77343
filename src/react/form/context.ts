'use client';

import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../core/index.js';
import type { BoxHandlers } from '../controls/boxProps.js';
import type { Controls, InputProps } from '../controls/props.js';
import type { Limit } from '../words/limits.js';
import type { Marks } from '../../core/internal.js';
import type { PointerWatch } from '../page/pointerWatch.js';
import { createRequiredContext } from '../page/requiredContext.js';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import type { FormController } from './controller.js';
import type { Shape } from './fieldMarkup.js';
import type { FieldView } from './fieldView.js';
import type { SeenAnswers } from './seenAnswers.js';

/** What every part of one form shares. Nothing in it changes per key. */
export interface FormContextValue {
  controller: FormController;
  seen: SeenAnswers;
  pointer: PointerWatch;
  /** Begins every DOM id of this form. */
  idPrefix: string;
  controls: Controls;
  marks: Marks;
  /** Ties each box of text to the form. */
  box: BoxHandlers;
}

/** The surrounding form. */
export const [FormContext, useFormParts] = createRequiredContext<FormContextValue>(
  'outside <ElicitationForm.Root>. It has no form to read. Wrap it in Root.',
  'ElicitationForm.',
);

/** How often a send was refused: apart, so that only the summary listens. */
export const AttemptContext = createContext(0);

/** What the parts of one field are drawn from. */
export interface FieldState {
  form: FormContextValue;
  field: Field;
  /** DOM id of the element that takes the focus; the ids of the other parts begin with it. */
  id: string;
  shape: Shape;
  limits: readonly Limit[];
  inputProps: InputProps;
  shown: FieldView;
  isLocked: boolean;
}

/** The surrounding field. */
const [FieldContext, useFieldState] = createRequiredContext<FieldState>(
  'outside <ElicitationForm.Field>. It has no field to show. Wrap it in Field.',
  'ElicitationForm.',
);
export { FieldContext };

/** Draws a part of a field. A function, not a component: a form of a thousand fields has ten thousand parts. */
export type DrawPart = (state: FieldState, api: MessagesApi) => ReactNode;

/** The part as a component, for a host who puts fields together. */
export function partOf(name: string, draw: DrawPart) {
  const Part = () => draw(useFieldState(name), useMessages());
  Part.displayName = `ElicitationForm.${name}`;
  return Part;
}
