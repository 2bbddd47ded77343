'use client';

import { BooleanControl } from '../controls/BooleanControl.js';
import { boxProps } from '../controls/box.js';
import { DateControl } from '../controls/DateControl.js';
import { DateTimeControl } from '../controls/DateTimeControl.js';
import { MultiSelectControl } from '../controls/MultiSelectControl.js';
import { NumberControl } from '../controls/NumberControl.js';
import type { ControlProps, EntryOf, FieldKind, FieldOf } from '../controls/props.js';
import { SingleSelectControl } from '../controls/SingleSelectControl.js';
import { TextControl } from '../controls/TextControl.js';
import type { MessagesApi } from '../messages.js';
import type { Question } from './context.js';
import { partId } from './fieldIds.js';
import { labelText } from './Label.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

export const control: DrawPart = (question, api) => {
  const { field, form } = question;
  const { controls } = form;
  switch (field.kind) {
    case 'text': {
      if (field.format === 'date') {
        const Drawn = controls.date ?? DateControl;
        return <Drawn {...controlProps<'date'>(question, field, api)} />;
      }
      if (field.format === 'date-time') {
        const Drawn = controls['date-time'] ?? DateTimeControl;
        return <Drawn {...controlProps<'date-time'>(question, field, api)} />;
      }
      const Drawn = controls.text;
      if (Drawn) return <Drawn {...controlProps<'text'>(question, field, api)} />;
      return <TextControl field={field} model={form.brain.model} box={boxProps(question)} />;
    }
    case 'number': {
      const Drawn = controls.number;
      if (Drawn) return <Drawn {...controlProps(question, field, api)} />;
      return <NumberControl field={field} model={form.brain.model} box={boxProps(question)} />;
    }
    case 'boolean': {
      const props = controlProps(question, field, api);
      const Drawn = controls.boolean;
      if (Drawn) return <Drawn {...props} />;
      return <BooleanControl {...props} label={labelText(question, api)} />;
    }
    case 'single-select': {
      const Drawn = controls['single-select'] ?? SingleSelectControl;
      return <Drawn {...controlProps(question, field, api)} />;
    }
    case 'multi-select': {
      const Drawn = controls['multi-select'] ?? MultiSelectControl;
      return <Drawn {...controlProps(question, field, api)} />;
    }
    default:
      return field satisfies never;
  }
};

/** What answers the question: the host's control for its kind, or ours. */
export const Control = partOf('Control', control);

/** Gives a control its entry. Boxes of text of ours do without: they render nothing per key. */
function controlProps<Kind extends FieldKind>(
  { form: { brain, pointer }, id, inputProps, shown, isLocked }: Question,
  field: FieldOf<Kind>,
  messages: MessagesApi,
): ControlProps<Kind> {
  const { entry, issue } = shown;
  return {
    field,
    // The form begins with entries that fit their fields, and controls give back the kind that they were given.
    entry: entry as EntryOf<Kind>,
    onChange(next) {
      if (!isLocked) brain.enter(field, next);
    },
    onBlur: () => pointer.afterClick(() => brain.left(field)),
    inputProps: {
      ...inputProps,
      'aria-labelledby': partId(id, 'label'),
      ...(isLocked && { 'aria-disabled': true }),
    },
    messages,
    ...(issue && issue.code !== 'unacknowledged' && { issue }),
  };
}
