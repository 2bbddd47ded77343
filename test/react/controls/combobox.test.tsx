import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ElicitationPrompt } from '../../../src/react/ElicitationPrompt.js';
import { acme, form, meet } from '../form/prompt.js';

const areas = Array.from({ length: 3000 }, (_, i) => ({ const: `A${i}`, title: `Area ${i}` }));
const area = { type: 'string', title: 'Area', oneOf: areas };
const towns = {
  type: 'string',
  title: 'Town',
  enum: ['Malmö', ...Array.from({ length: 30 }, (_, i) => `Town ${i}`)],
};

const combobox = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Area|Town/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** Waits until the list behind the box has come. */
async function opened(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('listbox', { hidden: true }); // it takes the place of a plain box
  await user.click(await combobox());
  return combobox();
}

test('of 3,000 options a hundred are drawn, and it is said how many there are', async () => {
  const { user } = meet(form({ area }));
  await opened(user);
  expect(options()).toHaveLength(100);
  expect(screen.getByText('Type to search 3000 options')).toBeTruthy();
});

test('what is typed narrows the list; Enter takes the option and does not send', async () => {
  const { user, onResult, submit, content } = meet(form({ area }));
  const box = await opened(user);
  await user.type(box, '299');
  expect(options()[0]).toBe('Area 299');
  expect(options()).toHaveLength(13);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
  ).toBe('Area 1299');
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Area 1299');
  expect(options()).toEqual([]);
  expect(onResult).not.toHaveBeenCalled();
  await submit();
  expect(content()).toEqual({ area: 'A1299' });
});

test('an option can be clicked', async () => {
  const { user, submit, content } = meet(form({ area }));
  await user.type(await opened(user), 'Area 2999');
  await user.click(screen.getByRole('option', { name: 'Area 2999' }));
  await submit();
  expect(content()).toEqual({ area: 'A2999' });
});

test('an option that is typed in full is chosen', async () => {
  const { user, submit, content } = meet(form({ area }));
  await user.type(await combobox(), 'Area 2998');
  await submit();
  expect(content()).toEqual({ area: 'A2998' });
});

test('search does not mind accents, case, or values', async () => {
  const { user } = meet(form({ town: towns }));
  await user.type(await opened(user), 'MALMO');
  expect(options()).toEqual(['Malmö']);
});

test('text that names no option stays, and is refused', async () => {
  const { user, submit, content, errors } = meet(form({ town: towns }));
  const box = await opened(user);
  await user.type(box, 'Atlantis');
  await user.tab();
  expect(box.value).toBe('Atlantis');
  expect(errors()).toEqual(['Choose an option from the list for Town']);
  await submit();
  expect(content()).toBeUndefined();
});

test('leaving the box takes nothing that was only pointed at', async () => {
  const { user, submit, content } = meet(form({ town: towns }, ['town']));
  const box = await opened(user);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(box.value).toBe('');
  await submit();
  expect(content()).toEqual({});
});

test('Escape closes the list and keeps the answer; the second one is the page’s', async () => {
  const { user } = meet(form({ town: { ...towns, default: 'Malmö' } }));
  const box = await opened(user);
  const prevented: boolean[] = [];
  document.body.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), {
    once: false,
  });
  await user.keyboard('{Escape}{Escape}');
  expect(options()).toEqual([]);
  expect(box.value).toBe('Malmö');
  expect(prevented).toEqual([true, false]);
});

test('the answer can be cleared where it is optional', async () => {
  const { user, button, submit, content } = meet(form({ town: towns }, ['town']));
  await user.type(await opened(user), 'Malmö');
  await user.click(button('Clear Town'));
  expect((await combobox()).value).toBe('');
  await submit();
  expect(content()).toEqual({});
});

test('how many were found is said after the last key', async () => {
  const { user } = meet(form({ town: towns }));
  await user.type(await opened(user), 'malm');
  const status = within(screen.getByRole('status'));
  expect(await status.findByText('1 result', {}, { timeout: 3000 })).toBeTruthy();
});

test('within a shadow root an option can be clicked as well', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const mount = shadow.appendChild(document.createElement('div'));
  const sent: unknown[] = [];
  render(
    <ElicitationPrompt
      request={form({ town: towns })}
      requester={acme}
      onResult={(result) => void sent.push(result)}
      acceptDelayMs={0}
    />,
    { container: mount },
  );
  const inside = within(mount);
  const user = userEvent.setup({ document, delay: null });
  await user.click(await inside.findByRole('combobox'));
  await inside.findByRole('listbox');
  await user.type(inside.getByRole('combobox'), 'malm');
  await user.click(inside.getByRole('option', { name: 'Malmö' }));
  await user.click(inside.getByRole('button', { name: 'Send to Acme' }));
  expect(sent).toEqual([{ action: 'accept', content: { town: 'Malmö' } }]);
});
