'use client';

import type { ReactNode } from 'react';
import { Choice } from './Choice.js';
import type { ControlProps } from './props.js';

/** Props of {@link BooleanControl}. */
export interface BooleanControlProps extends ControlProps<'boolean'> {
  /** Drawn beside a checkbox. */
  label: ReactNode;
}

/** A checkbox where there is a default; else yes or no, none chosen. */
export function BooleanControl(props: BooleanControlProps) {
  return props.field.control === 'checkbox' ? <Tick {...props} /> : <YesNo {...props} />;
}

function Tick({ entry, onChange, inputProps, label }: BooleanControlProps) {
  return (
    <Choice
      {...inputProps}
      type="checkbox"
      label={label}
      checked={entry === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function YesNo({ entry, onChange, inputProps, messages }: ControlProps<'boolean'>) {
  const { id, name } = inputProps;
  return (
    <div data-elicit-part="choices" data-inline="">
      <Choice
        type="radio"
        id={id}
        name={name}
        label={messages.text('field.yes')}
        checked={entry === true}
        onChange={() => onChange(true)}
      />
      <Choice
        type="radio"
        id={`${id}-no`}
        name={name}
        label={messages.text('field.no')}
        checked={entry === false}
        onChange={() => onChange(false)}
      />
    </div>
  );
}
