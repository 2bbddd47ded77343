import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ControlProps } from '../../../src/index.js';
import { form, meet } from '../form/prompt.js';

function Stepper({ entry, onChange, onBlur, inputProps }: ControlProps<'number'>) {
  return (
    <span>
      <input
        {...inputProps}
        value={entry}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button type="button" onClick={() => onChange(String(Number(entry) + 1))}>
        More
      </button>
    </span>
  );
}

function Segments({ field, entry, onChange, inputProps, issue }: ControlProps<'single-select'>) {
  return (
    <div role="radiogroup" aria-labelledby={inputProps['aria-labelledby']} data-issue={issue?.code}>
      {field.options.map(({ label }, index) => (
        <button
          key={label}
          type="button"
          role="radio"
          id={index === 0 ? inputProps.id : undefined}
          aria-checked={entry === index}
          onClick={() => onChange(index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const Shout = ({ entry, onChange, inputProps }: ControlProps<'text'>) => (
  <input
    {...inputProps}
    value={entry}
    onChange={({ target }) => onChange(target.value.toUpperCase())}
  />
);
const Day = ({ onChange, inputProps }: ControlProps<'date'>) => (
  <button {...inputProps} type="button" onClick={() => onChange('2026-12-24')}>
    Christmas Eve
  </button>
);

/** Stars for a rating, and whatever the kit draws for any other number. */
function Stars({ field, entry, onChange, inputProps, standard }: ControlProps<'number'>) {
  if (field.minimum !== 1 || field.maximum !== 5) return standard;
  const { id, name, ...aria } = inputProps;
  return (
    <div role="radiogroup" {...aria}>
      {['1', '2', '3', '4', '5'].map((count) => (
        <input
          key={count}
          type="radio"
          id={count === '1' ? id : undefined}
          name={name}
          aria-label={count}
          checked={entry === count}
          onChange={() => onChange(count)}
        />
      ))}
    </div>
  );
}

const back = ({ standard }: { standard?: ReactNode }) => standard;

const asked = form({
  seats: { type: 'integer', title: 'Seats', description: 'In all', maximum: 5 },
  plan: { type: 'string', title: 'Plan', enum: ['small', 'large'] },
  name: { type: 'string', title: 'Name' },
});
const controls = { number: Stepper, 'single-select': Segments };

test('a host’s controls answer like ours', async () => {
  const { user, box, button, submit, content } = meet(asked, { controls });
  await user.type(box('Seats'), '2');
  await user.click(button('More'));
  expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'large' }));
  await user.type(box('Name'), 'Ada');
  await submit();
  expect(content()).toEqual({ seats: 3, plan: 'large', name: 'Ada' });
});

test('they are checked, described and linked to like ours', async () => {
  const { user, box, submit, errors } = meet(asked, { controls });
  await user.type(box('Seats'), '50');
  await user.tab();
  await user.tab();
  expect(errors()).toEqual(['Seats must be 5 or less']);
  expect(box('Seats').getAttribute('aria-invalid')).toBe('true');
  const described = box('Seats').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Error: Seats must be 5 or less',
    'In all.',
    'Whole number. 5 or less',
  ]);
  await submit();
  expect(screen.getByRole('radiogroup').dataset['issue']).toBe('required-choice');
  await user.click(screen.getByRole('link', { name: 'Select an option for Plan' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'small' }));
});

test('the kinds that a host leaves alone stay ours', () => {
  meet(asked, { controls: { number: Stepper } });
  expect(screen.getByRole('radiogroup', { name: 'Plan' }).tagName).toBe('FIELDSET');
});

test('a control for text leaves dates to ours, or to one of their own', async () => {
  const dated = form({
    name: { type: 'string', title: 'Name' },
    from: { type: 'string', format: 'date', title: 'From' },
    at: { type: 'string', format: 'date-time', title: 'At', default: '2026-12-24T09:00:00Z' },
  });
  const { user, box, submit, content } = meet(dated, { controls: { text: Shout, date: Day } });
  await user.type(box('Name'), 'Ada');
  await user.click(screen.getByLabelText('From'));
  expect(screen.getByRole('group', { name: 'At' })).toBeTruthy();
  await submit();
  expect(content()).toEqual({ name: 'ADA', from: '2026-12-24', at: '2026-12-24T09:00:00Z' });
});

test('a control that is meant for some questions gives the others back', async () => {
  const rated = form({
    stars: { type: 'integer', title: 'Stars', minimum: 1, maximum: 5 },
    seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 9 },
    pets: { type: 'boolean', title: 'Pets', default: false },
    plan: { type: 'string', title: 'Plan', enum: ['small', 'large'] },
    tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } },
    name: { type: 'string', title: 'Name' },
    from: { type: 'string', format: 'date', title: 'From' },
    at: { type: 'string', format: 'date-time', title: 'At', default: '2026-12-24T09:00:00Z' },
  });
  const others = { boolean: back, 'single-select': back, 'multi-select': back, text: back };
  const { user, box, submit, content, errors } = meet(rated, {
    controls: { number: Stars, ...others, date: back, 'date-time': back },
  });
  await user.click(screen.getByRole('radio', { name: '4' }));
  await user.type(box('Seats'), '10');
  await user.tab();
  expect(errors()).toEqual(['Seats must be between 1 and 9']);
  await user.type(box('Seats'), '{Backspace}');
  await user.click(screen.getByRole('checkbox', { name: 'Pets' }));
  await user.click(screen.getByRole('radio', { name: 'large' }));
  await user.click(screen.getByRole('checkbox', { name: 'y' }));
  await user.type(box('Name'), 'Ada');
  await user.type(screen.getByLabelText(/^From/), '2026-12-24');
  await submit();
  expect(content()).toEqual({
    stars: 4,
    seats: 1,
    pets: true,
    plan: 'large',
    tags: ['y'],
    name: 'Ada',
    from: '2026-12-24',
    at: '2026-12-24T09:00:00Z',
  });
});
