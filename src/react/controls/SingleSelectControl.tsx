'use client';

import { useServerLang } from '../words/serverWords.js';
import type { SingleSelectField } from '../../core/index.js';
import { Choice, optionId } from './Choice.js';
import { ComboboxControl } from './ComboboxControl.js';
import { NativeSelect } from './NativeSelect.js';
import type { ControlProps } from './props.js';

/** Radios, a native list, or a box to search in: by the number of options. */
export function SingleSelectControl(props: ControlProps<'single-select'>) {
  const { field, inputProps } = props;
  switch (field.control) {
    case 'radios':
      return <Radios {...props} />;
    case 'select':
      return (
        <>
          <NativeSelect {...props} options={field.options} empty={emptyOption(field)} />
          <ChosenDescription {...props} />
        </>
      );
    case 'combobox':
      return (
        <>
          <ComboboxControl
            {...props}
            options={field.options}
            labelId={inputProps['aria-labelledby'] ?? ''}
          />
          <ChosenDescription {...props} />
        </>
      );
    default:
      return field.control satisfies never;
  }
}

/** A list that opens has no room for it. */
function ChosenDescription({ field, entry }: ControlProps<'single-select'>) {
  const description = typeof entry === 'number' ? field.options[entry]?.description : undefined;
  const serverLang = useServerLang();
  if (description === undefined) return null;
  return (
    <p data-elicit-part="choice-description" dir="auto" lang={serverLang}>
      {description}
    </p>
  );
}

function emptyOption(field: SingleSelectField): 'choose' | 'noAnswer' | 'none' {
  if (!field.required) return 'noAnswer';
  return field.default === undefined ? 'choose' : 'none';
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
          label={option.label}
          isOfServer
          description={option.description}
          checked={entry === index}
          onChange={() => onChange(index)}
        />
      ))}
    </div>
  );
}
