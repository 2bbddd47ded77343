'use client';

import { memo, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Field as FieldModel } from '../../core/index.js';
import { controlKindOf } from '../controls/props.js';
import { useMessages } from '../words/messages.js';
import { Acknowledge } from './Acknowledge.js';
import { LockedContext } from '../controls/Choice.js';
import { QuestionContext, useFormParts } from './context.js';
import type { Question, DrawPart } from './context.js';
import { control } from './Control.js';
import { counter, errorMessage, hint, limits, sensitiveNote } from './descriptions.js';
import { fieldActions } from './FieldActions.js';
import { fieldFrame } from './FieldFrame.js';
import { inputProps } from './fieldIds.js';
import { label } from './Label.js';
import { limitsOf } from '../words/limits.js';
import { isTextBox, shapeOf } from './fieldMarkup.js';
import { createShown } from './fieldView.js';

/** Props of {@link Field}. */
export interface FieldProps {
  /** Of the property in the schema. A property that the schema does not have draws nothing. */
  name: string;
  /** @default all parts of a question */
  children?: ReactNode;
}

/** One question: a `<div>`, or a `<fieldset>` where several controls answer it together. */
export function Field({ name, children }: FieldProps) {
  const { brain } = useFormParts('Field');
  const field = brain.model.fields.find((candidate) => candidate.name === name);
  return field ? <QuestionField field={field}>{children}</QuestionField> : null;
}

/** Renders anew when this question alone shows something else. */
export const QuestionField = memo(function QuestionField({
  field,
  children,
}: {
  field: FieldModel;
  children?: ReactNode;
}) {
  const question = useOwnQuestion(field);
  const api = useMessages();
  const isPutTogether =
    children !== undefined || question.form.controls[controlKindOf(field)] !== undefined;
  const frame = fieldFrame(question, children ?? parts(question, api));
  // Only the host's own components look for the question.
  if (!isPutTogether) return frame;
  return <QuestionContext.Provider value={question}>{frame}</QuestionContext.Provider>;
});

function useOwnQuestion(field: FieldModel): Question {
  const form = useFormParts('Field');
  const isLocked = useContext(LockedContext);
  const { brain } = form;
  const isBox = isTextBox(field, form.controls);
  // Anew where a host's control comes or goes: a box begins with what stands there then.
  const store = useMemo(() => createShown(brain, field, isBox), [brain, field, isBox]);
  const shown = useSyncExternalStore(store.subscribe, store.get, store.get);
  const id = form.idPrefix + field.id;
  const ownLimits = limitsOf(field);
  return {
    form,
    field,
    id,
    shape: shapeOf(field, form.controls),
    limits: ownLimits,
    inputProps: inputProps(field, id, ownLimits, shown),
    shown,
    isLocked,
  };
}

const parts: DrawPart = (question, api) =>
  question.shape === 'tick' ? (
    // A checkbox brings its label, which comes before all that describes it.
    <>
      {errorMessage(question, api)}
      {control(question, api)}
      {hint(question, api)}
      {limits(question, api)}
    </>
  ) : (
    <>
      {sensitiveNote(question, api)}
      {label(question, api)}
      {hint(question, api)}
      {limits(question, api)}
      {errorMessage(question, api)}
      {control(question, api)}
      {counter(question, api)}
      {fieldActions(question, api)}
      {question.field.sensitive && <Acknowledge {...question} />}
    </>
  );
