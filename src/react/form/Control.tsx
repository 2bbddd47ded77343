'use client';

import { useContext } from 'react';
import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { BooleanControl } from '../controls/BooleanControl.js';
import { DateControl } from '../controls/DateControl.js';
import { DateTimeControl } from '../controls/DateTimeControl.js';
import { MultiSelectControl } from '../controls/MultiSelectControl.js';
import { NumberControl } from '../controls/NumberControl.js';
import type { ControlProps, EntryOf, FieldKind, FieldOf } from '../controls/props.js';
import { SingleSelectControl } from '../controls/SingleSelectControl.js';
import { TextControl } from '../controls/TextControl.js';
import { useMessages } from '../messages.js';
import { LockedContext, useFieldParts, useFormParts } from './context.js';

/** What answers the question: the host's control for its kind, or ours. */
export function Control() {
  const { controls } = useFormParts('Control');
  const { field } = useFieldParts('Control');
  switch (field.kind) {
    case 'text':
      if (controls.text) return <Wired field={field} control={controls.text} />;
      if (field.format === 'date') return <Wired field={field} control={DateControl} />;
      if (field.format === 'date-time') return <Wired field={field} control={DateTimeControl} />;
      return <TextControl field={field} />;
    case 'number':
      if (controls.number) return <Wired field={field} control={controls.number} />;
      return <NumberControl field={field} />;
    case 'boolean':
      return <Wired field={field} control={controls.boolean ?? BooleanControl} />;
    case 'single-select':
      return <Wired field={field} control={controls['single-select'] ?? SingleSelectControl} />;
    case 'multi-select':
      return <Wired field={field} control={controls['multi-select'] ?? MultiSelectControl} />;
    default:
      return field satisfies never;
  }
}

interface WiredProps<Kind extends FieldKind> {
  field: FieldOf<Kind>;
  control: ComponentType<ControlProps<Kind>>;
}

/** Gives a control its entry. Text and number boxes of ours do without: they render nothing per key. */
function Wired<Kind extends FieldKind>({ field, control: Drawn }: WiredProps<Kind>) {
  const { brain, pointer } = useFormParts('Control');
  const { ids, inputProps, issue } = useFieldParts('Control');
  const messages = useMessages();
  const isLocked = useContext(LockedContext);
  const controller = useController({ control: brain.form.control, name: field.id });
  return (
    <Drawn
      field={field}
      // The form begins with entries that fit their fields, and controls give back the kind that they were given.
      entry={controller.field.value as EntryOf<Kind>}
      onChange={(entry) => {
        if (isLocked) return;
        controller.field.onChange(entry);
        brain.typed(field);
      }}
      onBlur={() => pointer.afterClick(() => brain.left(field))}
      inputProps={{
        ...inputProps,
        'aria-labelledby': ids.label,
        ...(isLocked && { 'aria-disabled': true }),
      }}
      messages={messages}
      {...(issue && issue.code !== 'unacknowledged' && { issue })}
    />
  );
}
