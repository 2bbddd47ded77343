'use client';

import type { FocusEvent, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Field as Question } from '../../core/index.js';
import { FieldContext, useFormParts } from './context.js';
import type { FieldContextValue } from './context.js';
import { Acknowledge } from './Acknowledge.js';
import { Control } from './Control.js';
import { Counter } from './Counter.js';
import { ErrorMessage } from './ErrorMessage.js';
import { FieldActions } from './FieldActions.js';
import { fieldIds, inputProps } from './fieldIds.js';
import { Hint } from './Hint.js';
import { Label } from './Label.js';
import { Limits } from './Limits.js';
import { SensitiveNote } from './SensitiveNote.js';
import { shapeOf } from './shape.js';
import { shownIssue } from './shownIssue.js';

/** Props of {@link Field}. */
export interface FieldProps {
  /** One of the model's questions. */
  field: Question;
  /** @default label, hint, limits, error, control, counter */
  children?: ReactNode;
}

/** One question: a `<div>`, or a `<fieldset>` where several controls answer it together. */
export function Field({ field, children = parts }: FieldProps) {
  const { brain, controls, idPrefix } = useFormParts('Field');
  // Subscribes to this question's error alone.
  void useFormState({ control: brain.form.control, name: field.id, exact: true }).errors;
  const issue = shownIssue(brain, field);
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
      <Frame {...value}>{children}</Frame>
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

function Frame({
  field,
  shape,
  inputProps: input,
  issue,
  children,
}: FieldContextValue & { children: ReactNode }) {
  const { brain, pointer } = useFormParts('Field');
  const common = {
    'data-elicit-part': 'field',
    'data-kind': field.kind,
    'data-control': 'control' in field ? field.control : undefined,
    'data-format': field.kind === 'text' ? field.format : undefined,
    'data-invalid': issue ? '' : undefined,
    'data-required': field.required ? '' : undefined,
    onBlur(event: FocusEvent) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      pointer.afterClick(() => brain.left(field));
    },
    children,
  };
  if (shape === 'box' || shape === 'tick') return <div {...common} />;
  const description = { 'aria-describedby': input['aria-describedby'] };
  if (shape === 'group') return <fieldset {...common} {...description} />;
  return (
    <fieldset
      {...common}
      {...description}
      role="radiogroup"
      aria-required={input['aria-required']}
      aria-invalid={input['aria-invalid']}
    />
  );
}
