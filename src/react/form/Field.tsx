'use client';

import { memo, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Field as FieldModel } from '../../core/index.js';
import { controlKindOf } from '../controls/props.js';
import { useMessages } from '../words/messages.js';
import { Acknowledge } from './Acknowledge.js';
import { LockedContext } from '../controls/Choice.js';
import { FieldContext, useFormParts } from './context.js';
import type { FieldState, DrawPart } from './context.js';
import { control } from './Control.js';
import { counter, errorMessage, hint, limits, sensitiveNote } from './descriptions.js';
import { fieldActions } from './FieldActions.js';
import { fieldFrame } from './FieldFrame.js';
import { inputProps } from './fieldIds.js';
import { useRoomForAll } from './textBox.js';
import { label } from './Label.js';
import { limitsOf } from '../words/limits.js';
import { isTextBox, shapeOf } from './fieldMarkup.js';
import { createFieldView } from './fieldView.js';

/** Props of {@link Field}. */
export interface FieldProps {
  /** Of the property in the schema. A property that the schema does not have draws nothing. */
  name: string;
  /** @default all parts of a field */
  children?: ReactNode;
}

/** One field: a `<div>`, or a `<fieldset>` where several controls answer it together. */
export function Field({ name, children }: FieldProps) {
  const { controller } = useFormParts('Field');
  const field = controller.model.fields.find((candidate) => candidate.name === name);
  return field ? <OneField field={field}>{children}</OneField> : null;
}

/** Renders again only when this field shows something else. */
export const OneField = memo(function OneField({
  field,
  children,
}: {
  field: FieldModel;
  children?: ReactNode;
}) {
  const state = useOwnState(field);
  const api = useMessages();
  const isPutTogether =
    children !== undefined || state.form.controls[controlKindOf(field)] !== undefined;
  // A host's own parts have no button to show it again.
  const isMasked = children === undefined && state.shown.mask === 'on';
  const frame = fieldFrame(state, children ?? parts(state, api), isMasked);
  // Only the host's own parts read the context.
  if (!isPutTogether) return frame;
  return <FieldContext.Provider value={state}>{frame}</FieldContext.Provider>;
});

function useOwnState(field: FieldModel): FieldState {
  const form = useFormParts('Field');
  const isLocked = useContext(LockedContext);
  const { controller } = form;
  const isBox = isTextBox(field, form.controls);
  // A new view when a host's control is added or removed: our box then begins with the current entry.
  const store = useMemo(
    () => createFieldView(controller, field, isBox),
    [controller, field, isBox],
  );
  const shown = useSyncExternalStore(store.subscribe, store.get, store.get);
  const id = form.idPrefix + field.id;
  const ownLimits = limitsOf(field);
  const state: FieldState = {
    form,
    field,
    id,
    shape: shapeOf(field, form.controls),
    limits: ownLimits,
    inputProps: inputProps(field, id, ownLimits, shown),
    shown,
    isLocked,
  };
  useRoomForAll(state, isBox);
  return state;
}

const parts: DrawPart = (state, api) =>
  state.shape === 'tick' ? (
    // A checkbox includes its label, and its descriptions follow it.
    <>
      {errorMessage(state, api)}
      {control(state, api)}
      {hint(state, api)}
      {limits(state, api)}
    </>
  ) : (
    <>
      {sensitiveNote(state, api)}
      {label(state, api)}
      {hint(state, api)}
      {limits(state, api)}
      {errorMessage(state, api)}
      {control(state, api)}
      {counter(state, api)}
      {fieldActions(state, api)}
      {state.field.sensitive && <Acknowledge {...state} />}
    </>
  );
