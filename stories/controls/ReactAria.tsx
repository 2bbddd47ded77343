// React Aria Components: behaviour without looks, which are in controls.css.
import {
  Checkbox,
  CheckboxGroup,
  Input,
  Radio,
  RadioGroup,
  TextArea,
  TextField,
} from 'react-aria-components';
import type { Controls, ControlProps, InputProps } from '../../src/index.js';
import './controls.css';

/** React Aria's words for what the kit says of a question. */
function wired(inputProps: InputProps) {
  return {
    'aria-labelledby': inputProps['aria-labelledby'],
    'aria-describedby': inputProps['aria-describedby'],
    isInvalid: inputProps['aria-invalid'] === true,
    isRequired: inputProps['aria-required'] === true,
    validationBehavior: 'aria',
  } as const;
}

// Not its NumberField, which rewrites what was typed.
function Box(props: ControlProps<'text'> | ControlProps<'number'>) {
  const { field, entry, onChange, onBlur, inputProps } = props;
  const { id, name } = inputProps;
  const own = { id, name, value: entry, onChange, onBlur, ...wired(inputProps) };
  return (
    <TextField {...own}>
      {field.kind === 'text' && field.multiline ? <TextArea rows={3} /> : <Input />}
    </TextField>
  );
}

function OneOf({ field, entry, onChange, inputProps }: ControlProps<'single-select'>) {
  return (
    <RadioGroup
      id={inputProps.id}
      value={typeof entry === 'number' ? String(entry) : null}
      onChange={(value) => onChange(Number(value))}
      {...wired(inputProps)}
    >
      {field.options.map(({ label }, index) => (
        <Radio key={index} value={String(index)}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

function SeveralOf({ field, entry, onChange, inputProps }: ControlProps<'multi-select'>) {
  return (
    <CheckboxGroup
      id={inputProps.id}
      value={entry.map(String)}
      onChange={(values) => onChange(values.map(Number))}
      {...wired(inputProps)}
    >
      {field.options.map(({ label }, index) => (
        <Checkbox key={index} value={String(index)}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

const choices = { 'single-select': OneOf, 'multi-select': SeveralOf };

/** Four kinds of question; yes or no and dates stay the kit's. */
export const reactAria: Controls = { text: Box, number: Box, ...choices };
