'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Field as Question } from '../../core/index.js';
import { Acknowledge } from './Acknowledge.js';
import { FieldContext, useFormParts } from './context.js';
import type { FieldContextValue } from './context.js';
import { Control } from './Control.js';
import { Counter } from './Counter.js';
import { ErrorMessage } from './ErrorMessage.js';
import { FieldActions } from './FieldActions.js';
import { FieldFrame } from './FieldFrame.js';
import { fieldIds, inputProps } from './fieldIds.js';
import { Hint } from './Hint.js';
import { Label } from './Label.js';
import { Limits } from './Limits.js';
import { SensitiveNote } from './SensitiveNote.js';
import { shapeOf } from './shape.js';
import { shownIssue } from './shownIssue.js';

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

/** Subscribes to the error of this question alone. */
export function QuestionField({ field, children }: { field: Question; children?: ReactNode }) {
  const { brain, controls, idPrefix } = useFormParts('Field');
  const { errors } = useFormState({ control: brain.form.control, name: field.id, exact: true });
  const issue = errors[field.id] ? shownIssue(brain, field) : undefined;
  const ids = fieldIds(`${idPrefix}${field.id}`);
  const value: FieldContextValue = {
    field,
    ids,
    shape: shapeOf(field, controls),
    inputProps: inputProps(field, ids, issue),
    ...(issue && { issue }),
  };
  return (
    <FieldContext.Provider value={value}>
      <FieldFrame>{children ?? (value.shape === 'tick' ? tickParts : parts)}</FieldFrame>
    </FieldContext.Provider>
  );
}

const parts = (
  <>
    <SensitiveNote />
    <Label />
    <Hint />
    <Limits />
    <ErrorMessage />
    <Control />
    <Counter />
    <FieldActions />
    <Acknowledge />
  </>
);

/** A checkbox brings its label, which comes before all that describes it. */
const tickParts = (
  <>
    <ErrorMessage />
    <Control />
    <Hint />
    <Limits />
  </>
);
