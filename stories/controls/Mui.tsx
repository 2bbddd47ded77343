// Material UI. It puts style elements into the page, which a strict CSP forbids: that is the host's choice.
import type { ComponentType } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import type { Controls, ControlProps, InputProps } from '../../src/index.js';

function Box(props: ControlProps<'text'> | ControlProps<'number'>) {
  const { field, entry, onChange, onBlur, inputProps, issue } = props;
  const { id, name, ...aria } = inputProps;
  return (
    <OutlinedInput
      fullWidth
      sx={{ marginBlockStart: 1 }}
      id={id}
      name={name}
      value={entry}
      error={issue !== undefined}
      multiline={field.kind === 'text' && field.multiline}
      slotProps={{ input: aria }}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}

interface ChoicesProps {
  inputProps: InputProps;
  role: 'radiogroup' | 'group';
  labels: readonly string[];
  isChosen: (index: number) => boolean;
  onPick: (index: number) => void;
}

function Choices({ inputProps, role, labels, isChosen, onPick }: ChoicesProps) {
  const { id, name, ...aria } = inputProps;
  const Mark: ComponentType<Parameters<typeof Radio>[0]> = role === 'group' ? Checkbox : Radio;
  return (
    <FormGroup role={role} {...aria}>
      {labels.map((label, index) => {
        const own = { name, checked: isChosen(index), onChange: () => onPick(index) };
        // What points to the question finds its first option.
        const mark = <Mark {...own} {...(index === 0 && { id })} />;
        return <FormControlLabel key={index} label={label} control={mark} />;
      })}
    </FormGroup>
  );
}

function OneOf({ field, entry, onChange, inputProps }: ControlProps<'single-select'>) {
  const labels = field.options.map(({ label }) => label);
  const own = { inputProps, labels, isChosen: (index: number) => entry === index };
  return <Choices role="radiogroup" {...own} onPick={onChange} />;
}

function SeveralOf({ field, entry, onChange, inputProps }: ControlProps<'multi-select'>) {
  const labels = field.options.map(({ label }) => label);
  const isChosen = (index: number) => entry.includes(index);
  const pick = (index: number) =>
    onChange(isChosen(index) ? entry.filter((other) => other !== index) : [...entry, index]);
  return <Choices role="group" {...{ inputProps, labels, isChosen }} onPick={pick} />;
}

function YesNo({ entry, onChange, inputProps, messages }: ControlProps<'boolean'>) {
  const labels = [messages.text('field.yes'), messages.text('field.no')];
  const own = { inputProps, labels, isChosen: (index: number) => entry === (index === 0) };
  return <Choices role="radiogroup" {...own} onPick={(index) => onChange(index === 0)} />;
}

const choices = { boolean: YesNo, 'single-select': OneOf, 'multi-select': SeveralOf };

/** Five kinds of question; dates stay the kit's. */
export const mui: Controls = { text: Box, number: Box, ...choices };
