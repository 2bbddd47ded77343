'use client';

import type { ComponentType, ReactElement } from 'react';
import { BooleanControl } from '../controls/BooleanControl.js';
import { boxProps } from './textBox.js';
import { DateControl } from '../controls/DateControl.js';
import { DateTimeControl } from '../controls/DateTimeControl.js';
import { MultiSelectControl } from '../controls/MultiSelectControl.js';
import { NumberControl } from '../controls/NumberControl.js';
import type { ControlProps, EntryOf, FieldKind, FieldOf } from '../controls/props.js';
import { SingleSelectControl } from '../controls/SingleSelectControl.js';
import { TextControl } from '../controls/TextControl.js';
import type { MessagesApi } from '../words/messages.js';
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
        const props = controlProps<'date'>(question, field, api);
        return drawn(controls.date, props, <DateControl {...props} />);
      }
      if (field.format === 'date-time') {
        const props = controlProps<'date-time'>(question, field, api);
        return drawn(controls['date-time'], props, <DateTimeControl {...props} />);
      }
      const box = <TextControl field={field} model={form.brain.model} box={boxProps(question)} />;
      if (!controls.text) return box;
      return drawn(controls.text, controlProps<'text'>(question, field, api), box);
    }
    case 'number': {
      const box = <NumberControl field={field} model={form.brain.model} box={boxProps(question)} />;
      if (!controls.number) return box;
      return drawn(controls.number, controlProps(question, field, api), box);
    }
    case 'boolean': {
      const props = controlProps(question, field, api);
      const ours = <BooleanControl {...props} label={labelText(question, api)} />;
      return drawn(controls.boolean, props, ours);
    }
    case 'single-select': {
      const props = controlProps(question, field, api);
      return drawn(controls['single-select'], props, <SingleSelectControl {...props} />);
    }
    case 'multi-select': {
      const props = controlProps(question, field, api);
      return drawn(controls['multi-select'], props, <MultiSelectControl {...props} />);
    }
    default:
      return field satisfies never;
  }
};

/** What answers the question: the host's control for its kind, or ours. */
export const Control = partOf('Control', control);

/** The host's control, which may give the question back to ours, or ours. */
function drawn<Kind extends FieldKind>(
  Own: ComponentType<ControlProps<Kind>> | undefined,
  props: ControlProps<Kind>,
  standard: ReactElement,
): ReactElement {
  return Own ? <Own {...props} standard={standard} /> : standard;
}

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
