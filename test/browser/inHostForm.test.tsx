// A request may be asked within a form of the host's. Neither is sent, checked or emptied with the other.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ElicitationPrompt } from '../../src/index.js';
import type { ControlProps } from '../../src/index.js';
import { everyKind } from '../react/form/everyKind.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

const requester = { connectionId: 'acme', name: 'Acme', serverUrl: 'https://mcp.acme.example/' };
const form = (properties: Record<string, object>, required: readonly string[] = []) => ({
  mode: 'form',
  message: 'Please answer.',
  requestedSchema: { type: 'object', properties, required },
});

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
const onReset = vi.fn();

function InHostForm({ children }: { children: React.ReactNode }) {
  return (
    <form aria-label="Settings" onSubmit={onSubmit} onReset={onReset}>
      <input name="host" aria-label="Host" defaultValue="h" />
      {children}
      <button>Save settings</button>
      <button type="reset">Reset settings</button>
    </form>
  );
}

function ask(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  for (const mock of [onSubmit, onReset]) mock.mockClear();
  const onResult = vi.fn();
  render(
    <InHostForm>
      <ElicitationPrompt
        {...{ request, requester, onResult }}
        presentation="inline"
        acceptDelayMs={0}
        {...props}
      />
    </InHostForm>,
  );
  return onResult;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hostForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Settings' });
const dataOfHost = () => [...new FormData(hostForm()).keys()];
/** Our controls; but for buttons, which belong to it and do nothing. */
const controls = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    '[data-elicit-part="root"] :is(input, select, textarea)',
  ),
];

function Own({ inputProps, entry, onChange }: ControlProps<'text'>) {
  return <input {...inputProps} value={entry} onChange={({ target }) => onChange(target.value)} />;
}

const secret = { type: 'string', title: 'Password' };
const hue = {
  title: 'Hue',
  anyOf: [{ type: 'string', enum: ['red', 'green'] }, { type: 'string' }],
};
const start = { type: 'string', title: 'Begin', format: 'time' };

describe('a form of ours in one of the host’s', () => {
  test('no control of any kind belongs to it', async () => {
    ask(form({ ...everyKind, secret, hue, start }));
    await press('Change time zone');
    expect(controls().length).toBeGreaterThan(30);
    expect(controls().filter((control) => control.form !== null)).toEqual([]);
    expect(dataOfHost()).toEqual(['host']);
  });

  test('Enter sends it in no box', async () => {
    ask(form({ ...everyKind, hue, start }));
    for (const control of controls()) {
      control.focus();
      await userEvent.keyboard('{Enter}');
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Control and Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
    ['the button', () => press('Send to Acme')],
  ])('%s sends ours alone', async (_, send) => {
    const onResult = ask(form({ city: { type: 'string', title: 'City' } }, ['city']));
    await userEvent.fill(box('City'), 'Bergen');
    await send();
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { city: 'Bergen' } }]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each(['Decline', 'Cancel'])('%s does not send it', async (name) => {
    const onResult = ask(form({ city: { type: 'string', title: 'City' } }));
    await press(name);
    expect(onResult.mock.calls).toEqual([[{ action: name.toLowerCase() }]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('sent and emptied by the host, ours keeps what was typed and stays open', async () => {
    const ticks = { type: 'array', title: 'Meals', items: { enum: ['veg', 'fish'] } };
    const city = { type: 'string', title: 'City', minLength: 9 };
    const onResult = ask(form({ city, ticks }, ['city']));
    await userEvent.fill(box('City'), 'Bergen');
    await userEvent.click(screen.getByText('fish'));
    await press('Save settings');
    await press('Reset settings');
    expect([onSubmit.mock.calls.length, onReset.mock.calls.length]).toEqual([1, 1]);
    expect(onResult).not.toHaveBeenCalled();
    expect(box('City').value).toBe('Bergen');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'fish' }).checked).toBe(true);
  });

  test('a control of the host’s that takes our props does not belong to it either', () => {
    ask(form({ city: { type: 'string', title: 'City' } }), { controls: { text: Own } });
    expect(dataOfHost()).toEqual(['host']);
  });
});

test('a dialog that is drawn within it leaves it alone', async () => {
  const request = form({ city: { type: 'string', title: 'City' } }, ['city']);
  const onResult = ask(request, { presentation: 'dialog' });
  await userEvent.fill(box('City'), 'Bergen');
  await userEvent.keyboard('{Enter}');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { city: 'Bergen' } }]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('consent to an address in it: its tick does not belong to it', async () => {
  const url = 'https://accounts.g\u0456thub.example/login';
  ask({ mode: 'url', message: 'Sign in.', url, elicitationId: 'e' });
  const tick = await screen.findByRole('checkbox');
  fireEvent.click(tick);
  tick.focus();
  await userEvent.keyboard('{Enter}');
  expect(dataOfHost()).toEqual(['host']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what a server draws is there for the browser: HTML has no form within a form', async () => {
  const page = (
    <InHostForm>
      <ElicitationPrompt
        request={form({ city: { type: 'string', title: 'City' } }, ['city'])}
        {...{ requester }}
        onResult={() => {}}
      />
    </InHostForm>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const failed = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: failed }));
  expect(failed).not.toHaveBeenCalled();
  expect(box('City').form).toBeNull();
  await act(async () => root.unmount());
  place.remove();
});
