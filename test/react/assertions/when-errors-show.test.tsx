import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { ElicitationPrompt } from '../../../src/react/ElicitationPrompt.js';
import { everyKind } from '../form/everyKind.js';
import { announcements, hear } from '../announcements.js';
import { acme, form, meet } from '../form/prompt.js';

const seats = { type: 'integer', title: 'Seats', maximum: 500 };
const mail = { type: 'string', format: 'email', title: 'Email' };
const note = { type: 'string', title: 'Note', description: 'For us', maxLength: 200 };

test('13 typing a bad value shows no error before the box is left; the fix removes it at once', async () => {
  const { user, box, errors } = meet(form({ seats, other: { type: 'string' } }));
  await user.type(box('Seats'), '5000');
  expect(errors()).toEqual([]);
  await user.tab();
  expect(errors()).toEqual(['Seats must be 500 or less']);
  await user.type(box('Seats'), '{Backspace}');
  expect(errors()).toEqual([]);
});

test('13 what is wrong in another way keeps its error until the box is left', async () => {
  const { user, box, errors } = meet(form({ seats, other: { type: 'string' } }));
  await user.type(box('Seats'), '5000');
  await user.tab();
  await user.type(box('Seats'), 'x');
  expect(errors()).toEqual(['Seats must be 500 or less']);
  await user.tab();
  expect(errors()).toEqual(['Seats must be a number']);
});

test('13 a click elsewhere in the request shows the error after the click', async () => {
  const { user, box, errors } = meet(form({ seats, other: { type: 'string' } }));
  await user.type(box('Seats'), '5000');
  fireEvent.pointerDown(box('Other'));
  act(() => box('Other').focus());
  expect(errors()).toEqual([]);
  fireEvent.click(box('Other'));
  await expect.poll(errors).toEqual(['Seats must be 500 or less']);
});

test('13 an error that appears is announced, once', async () => {
  const { user, box } = meet(form({ seats, other: { type: 'string' } }));
  await user.type(box('Seats'), '5000');
  await user.tab();
  await hear('Seats must be 500 or less');
  expect(announcements().join(' ').split('Seats must be 500 or less')).toHaveLength(2);
});

test('13 a key renders nothing before an error shows', async () => {
  let commits = 0;
  const user = userEvent.setup({ delay: null });
  render(
    <Profiler id="form" onRender={() => (commits += 1)}>
      <ElicitationPrompt
        request={form({ mail, note, seats, plan: everyKind['plan'] ?? {} })}
        requester={acme}
        onResult={() => {}}
        acceptDelayMs={0}
      />
    </Profiler>,
  );
  // The arrival is told in a commit of its own.
  await hear('Acme asks');
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  const before = commits;
  await user.keyboard('A table by the window');
  await user.click(screen.getByRole('textbox', { name: 'Email' }));
  await user.keyboard('ada@example.com');
  await user.click(screen.getByRole('textbox', { name: 'Seats' }));
  await user.keyboard('9999');
  expect(commits - before).toBe(0);
});

test('14 leaving an untouched or emptied box says nothing; sending does', async () => {
  const { user, box, errors, submit, content } = meet(form({ mail, seats }));
  await user.click(box('Email'));
  await user.tab();
  expect(errors()).toEqual([]);
  await user.type(box('Email'), 'a');
  await user.clear(box('Email'));
  await user.tab();
  expect(errors()).toEqual([]);
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual(['Enter Email', 'Enter Seats']);
});

test('14 an error of a box that is then emptied goes, until it is sent', async () => {
  const { user, box, errors } = meet(form({ mail, seats }));
  await user.type(box('Email'), 'a');
  await user.tab();
  expect(errors()).toHaveLength(1);
  await user.clear(box('Email'));
  expect(errors()).toEqual([]);
});

test('16 a refused send takes the focus to a summary in the very words of the questions', async () => {
  const { submit, errors, user, box } = meet(form({ mail, seats, plan: everyKind['plan'] ?? {} }));
  await user.type(box('Seats'), '5000');
  await submit();
  const summary = screen.getByRole('group', { name: 'There are 3 problems' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByRole('heading', { name: 'There are 3 problems' })).toBeTruthy();
  const links = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual(errors());
  expect(links).toEqual(['Enter Email', 'Seats must be 500 or less', 'Select an option for Plan']);
  // Once more: it takes the focus again.
  await user.click(box('Email'));
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There are 3 problems' }));
});

test('17 a link of the summary leads to the control, in a group to the first that is wrong', async () => {
  const { user, box, radio, submit } = meet(
    form({
      mail,
      plan: everyKind['plan'] ?? {},
      regions: everyKind['regions'] ?? {},
      at: everyKind['at'] ?? {},
      area: everyKind['area'] ?? {},
    }),
  );
  await submit();
  const follow = (name: string) => user.click(screen.getByRole('link', { name }));
  await follow('Enter Email');
  expect(document.activeElement).toBe(box('Email'));
  await follow('Select an option for Plan');
  expect(document.activeElement).toBe(radio('small'));
  await follow('Select an option for Regions');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'eu' }));
  await follow('Enter Start');
  expect(document.activeElement).toBe(screen.getByLabelText('Date'));
  await follow('Select an option for Area');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Area' }));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-07-01' } });
  await submit();
  await follow('Start must include a time');
  expect(document.activeElement).toBe(screen.getByLabelText('Time'));
});
