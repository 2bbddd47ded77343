'use client';

import { Choice } from './Choice.js';
import { optionId } from './optionId.js';
import type { ControlProps } from './props.js';

/** Radios, a native list, or a box to search in: by the number of options. */
export function SingleSelectControl(props: ControlProps<'single-select'>) {
  switch (props.field.control) {
    case 'radios':
      return <Radios {...props} />;
    case 'select':
      return <Select {...props} />;
    case 'combobox':
      return <Select {...props} />;
    default:
      return props.field.control satisfies never;
  }
}

function Radios({
  field,
  entry,
  onChange,
  inputProps: { id, name },
}: ControlProps<'single-select'>) {
  return (
    <div data-elicit-part="choices">
      {field.options.map((option, index) => (
        <Choice
          key={index}
          type="radio"
          id={optionId(id, index)}
          name={name}
          label={<bdi dir="auto">{option.label}</bdi>}
          description={option.description}
          checked={entry === index}
          onChange={() => onChange(index)}
        />
      ))}
    </div>
  );
}

function Select({ field, entry, onChange, inputProps, messages }: ControlProps<'single-select'>) {
  const { required, options } = field;
  const canBeEmpty = !required || field.default === undefined;
  return (
    <select
      data-elicit-part="control"
      {...inputProps}
      value={entry ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {canBeEmpty && (
        <option value="">{messages.text(required ? 'field.choose' : 'field.noAnswer')}</option>
      )}
      {options.map((option, index) => (
        <option key={index} value={index} dir="auto">
          {option.label}
        </option>
      ))}
    </select>
  );
}
