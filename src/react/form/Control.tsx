'use client';

import type { ComponentType, ReactElement } from 'react';
import type { TextField } from '../../core/index.js';
import { BooleanControl } from '../controls/BooleanControl.js';
import { boxProps, growth } from './textBox.js';
import { DateControl, TimeControl } from '../controls/DateControl.js';
import { DateTimeControl } from '../controls/DateTimeControl.js';
import { MultiSelectControl } from '../controls/MultiSelectControl.js';
import { drawNumberBox } from '../controls/drawNumberBox.js';
import type { ControlProps, EntryOf, FieldKind, FieldOf } from '../controls/props.js';
import { SingleSelectControl } from '../controls/SingleSelectControl.js';
import { SuggestControl } from '../controls/SuggestControl.js';
import { drawTextBox } from '../controls/drawTextBox.js';
import { useDialog } from '../surface/dialogContext.js';
import type { MessagesApi } from '../words/messages.js';
import type { FieldState, DrawPart } from './context.js';
import { choiceOf, dateBoxOf, momentOf, textOf, ticksOf, yesNoOf } from '../../core/internal.js';
import { partId } from './fieldIds.js';
import { labelText } from './Label.js';
import { partOf } from './context.js';

export const control: DrawPart = (state, api) => {
  const { field, form, shown } = state;
  const { controls } = form;
  const { entry } = shown;
  switch (field.kind) {
    case 'text':
      return textControl(state, field, api);
    case 'number': {
      const { model } = form.controller;
      const box = drawNumberBox(field, model, boxProps(state), growth(state));
      if (!controls.number) return box;
      return drawn(controls.number, controlProps(state, field, textOf(entry), api), box);
    }
    case 'boolean': {
      const props = controlProps(state, field, yesNoOf(entry), api);
      const ours = <BooleanControl {...props} label={labelText(state, api)} />;
      return drawn(controls.boolean, props, ours);
    }
    case 'single-select': {
      const props = controlProps(state, field, choiceOf(entry), api);
      return drawn(controls['single-select'], props, <SingleSelectControl {...props} />);
    }
    case 'multi-select': {
      const props = controlProps(state, field, ticksOf(entry), api);
      return drawn(controls['multi-select'], props, <MultiSelectControl {...props} />);
    }
    default:
      return field satisfies never;
  }
};

function textControl(state: FieldState, field: TextField, api: MessagesApi): ReactElement {
  const { form, shown } = state;
  const { controls } = form;
  switch (field.control) {
    case 'line':
    case 'area': {
      const { suggestions } = field;
      if (suggestions && !controls.text) {
        const props = controlProps<'text'>(state, field, textOf(shown.entry), api);
        return <SuggestControl {...props} options={suggestions} />;
      }
      const box = drawTextBox(field, form.controller.model, boxProps(state), growth(state));
      if (!controls.text) return box;
      return drawn(
        controls.text,
        controlProps<'text'>(state, field, textOf(shown.entry), api),
        box,
      );
    }
    case 'date': {
      const props = controlProps<'date'>(state, field, dateBoxOf(shown.entry), api);
      return drawn(controls.date, props, <DateControl {...props} />);
    }
    case 'date-time': {
      const props = controlProps<'date-time'>(state, field, momentOf(shown.entry), api);
      return drawn(controls['date-time'], props, <DateTimeControl {...props} />);
    }
    case 'time': {
      const props = controlProps<'time'>(state, field, dateBoxOf(shown.entry), api);
      return drawn(controls.time, props, <TimeControl {...props} />);
    }
    default:
      return field.control satisfies never;
  }
}

/** What answers the field: the host's control for its kind, or ours. */
export const Control = partOf('Control', control);

/** The host's control if there is one; it can return ours as `standard`. */
function drawn<Kind extends FieldKind>(
  Own: ComponentType<ControlProps<Kind>> | undefined,
  props: ControlProps<Kind>,
  standard: ReactElement,
): ReactElement {
  return Own ? <HostControl {...{ Own, props, standard }} /> : standard;
}

interface HostControlProps<Kind extends FieldKind> {
  Own: ComponentType<ControlProps<Kind>>;
  props: ControlProps<Kind>;
  standard: ReactElement;
}

function HostControl<Kind extends FieldKind>({ Own, props, standard }: HostControlProps<Kind>) {
  const container = useDialog()?.element;
  return <Own {...props} {...(container && { container })} standard={standard} />;
}

/** Gives a control its entry. Our own text boxes get none: they are uncontrolled, so a key costs no render. */
function controlProps<Kind extends FieldKind>(
  { form: { controller, pointer }, id, inputProps, shown, isLocked }: FieldState,
  field: FieldOf<Kind>,
  entry: EntryOf<Kind>,
  messages: MessagesApi,
): ControlProps<Kind> {
  const { issue } = shown;
  return {
    field,
    entry,
    onChange(next) {
      if (!isLocked) controller.enter(field, next);
    },
    onBlur: () => pointer.afterClick(() => controller.left(field)),
    inputProps: {
      ...inputProps,
      'aria-labelledby': partId(id, 'label'),
      ...(isLocked && { 'aria-disabled': true }),
    },
    messages,
    ...(issue && issue.code !== 'unacknowledged' && { issue }),
  };
}
