// Public reports about other clients, as a person meets them: those that need no layout.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createElicitationQueue, ElicitationJump, ElicitationOutlet } from '../../src/index.js';
import type { Elicitation } from '../../src/index.js';
import reports from '../data/reports.json';
import { hear } from './announcements.js';
import { form, meet } from './form/prompt.js';

function reported(id: string) {
  const report = reports.find((one) => one.id === id);
  if (!report) throw new Error(`There is no ${id}.`);
  return { ...report, request: report.request as unknown as Elicitation };
}

test('rep-03 a long question is read whole, and names its group', () => {
  const { request } = reported('rep-03');
  meet(request);
  const title = request.mode === 'form' && JSON.stringify(request.requestedSchema);
  const name = /frozen until Monday morning\?/;
  expect(title).toMatch(name);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name })).toBeTruthy();
});

test('rep-18 ten boxes are ticked at once, and one is taken back', async () => {
  const { request, expected } = reported('rep-18');
  const { user, submit, tick, onResult } = meet(request);
  await user.click(screen.getByRole('button', { name: 'Select all: Components to migrate' }));
  expect(await hear('10 selected')).toBeTruthy();
  await user.click(tick('Component 1'));
  await submit();
  expect(onResult.mock.calls).toEqual([[expected.result]]);
});

describe('rep-24 what only sounds like a secret is asked like anything else', () => {
  const said = reported('rep-24').expected.observe?.[1] ?? '';
  const [, list = ''] = said.split(': ');
  const titles = list.split('; ');

  test('the postal code of the report', async () => {
    const { request, expected } = reported('rep-24');
    const { user, box, submit, onResult } = meet(request);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(box('PIN code'), '560001');
    await submit();
    // What checks its pattern is fetched.
    await expect.poll(() => onResult.mock.calls).toEqual([[expected.result]]);
  });

  test.each(titles)('%s', async (title) => {
    expect(titles).toHaveLength(7);
    const { user, submit, content } = meet(form({ it: { type: 'string', title } }));
    await user.type(screen.getByRole('textbox'), 'x');
    await submit();
    expect(content()).toEqual({ it: 'x' });
  });
});

test('rep-25 a German password is warned of, and is in no receipt', async () => {
  const { user, submit, content, tick } = meet(reported('rep-25').request);
  await user.type(screen.getByRole('textbox', { name: 'Passwort' }), 'hunter2');
  await submit();
  expect(content()).toBeUndefined();
  await user.click(tick(/I understand/));
  await submit();
  expect(content()).toEqual({ passwort: 'hunter2' });
  expect(document.body.textContent).not.toContain('hunter2');
});

test.each(['inline', 'dialog'] as const)(
  'rep-30 Cancel asks before a long answer is gone (%s)',
  async (presentation) => {
    const { user, onResult, box, button } = meet(reported('rep-30').request, { presentation });
    const long = 'Twelve words. '.repeat(43);
    await user.click(box('Details'));
    await user.paste(long);
    await user.click(button('Cancel'));
    expect(onResult).not.toHaveBeenCalled();
    expect(box('Details').value).toBe(long);
    await user.click(button('Discard and cancel'));
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
    await user.click(await screen.findByRole('button', { name: 'Copy what I typed' }));
    expect(await navigator.clipboard.readText()).toContain(long.trim());
  },
);

test('rep-33 a host may keep a request while another page of the app is shown', async () => {
  const user = userEvent.setup();
  const queue = createElicitationQueue({ leaveMs: Infinity });
  const outlet = <ElicitationOutlet queue={queue} acceptDelayMs={0} />;
  const app = (isOpen: boolean) => (
    <>
      {isOpen && outlet}
      <ElicitationJump queue={queue} />
    </>
  );
  const page = render(app(true));
  const requester = { connectionId: 'acme', name: 'Acme' };
  act(() => void queue.ask(reported('rep-33').request, { requester }));
  await user.type(screen.getByRole('textbox', { name: /^A/ }), 'half');
  page.rerender(app(false));
  await act(async () => void (await new Promise((resolve) => queueMicrotask(() => resolve(0)))));
  expect(queue.getSnapshot().map(({ phase }) => phase)).toEqual(['presented']);
  expect(screen.getByRole('button', { name: /1/ })).toBeTruthy();
  page.rerender(app(true));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^A/ }).value).toBe('half');
});

describe('rep-36 a page of a server on this machine', () => {
  const { request } = reported('rep-36');
  const origin = 'npx my-server';

  test('is opened after consent where the host says that the server is here', () => {
    const requester = { connectionId: 'mine', name: 'Mine', origin, local: true };
    meet(request, { requester });
    expect(screen.getByRole('button', { name: /^Open/ })).toBeTruthy();
  });

  test('is not opened for one that may be anywhere', () => {
    meet(request, { requester: { connectionId: 'mine', name: 'Mine', origin } });
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });
});

test('rep-37 a lone field that is called "Value" is asked by the message', async () => {
  const { request } = reported('rep-37');
  const { submit, onResult, errors } = meet(request);
  await submit();
  expect(onResult).not.toHaveBeenCalled();
  expect(screen.getByRole('radiogroup', { name: /^What priority level\?/ })).toBeTruthy();
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).not.toContain('Value');
});
