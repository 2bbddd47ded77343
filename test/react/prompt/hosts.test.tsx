// What hosts get wrong, and what that must not do to the person.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  ElicitationForm,
  ElicitationPrompt,
  ElicitationReceipt,
  UrlConsent,
} from '../../../src/index.js';
import type { ControlProps, Requester } from '../../../src/index.js';
import { acme, form, meet } from '../form/prompt.js';
import { everyKind } from '../form/everyKind.js';

const name = { type: 'string', title: 'Name' };
const page = { mode: 'url', message: 'Sign in', url: 'https://ok.example.test/' };

/** What arrives where types are not checked, or come from the server. */
const untyped = (value: object) => value as Requester;

test.each<[string, Requester, string]>([
  ['has not said its name', untyped({ connectionId: 'c', name: undefined }), 'c'],
  ['says null', untyped({ connectionId: 'c', name: null, origin: 'mcp.example' }), 'mcp.example'],
  ['says an object', untyped({ connectionId: 'c', name: { en: 'Acme' } }), 'c'],
  ['has no connection either', untyped({}), 'Unnamed server'],
])('a server whose name %s is told by what is known of it', async (_, requester, said) => {
  render(
    <>
      <ElicitationPrompt request={form({ name })} requester={requester} onResult={() => {}} />
      <ElicitationPrompt request={null} requester={requester} onResult={() => {}} />
      <UrlConsent.Root request={page} requester={requester} onResult={() => {}} />
      <ElicitationReceipt elicitation={null} requester={requester} outcome="cancel" />
    </>,
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toHaveLength(4);
  expect(headings[0]).toBe(`${said} asks for information`);
});

test.each<[string, object]>([
  ['sentences that are not there yet', { 'action.decline': undefined, 'request.title.form': null }],
  ['plurals without their last form', { 'count.selected': { one: 'x' }, 'issue.summary': {} }],
  ['a language that no browser knows', { locale: 'de_DE' }],
  ['no words at all', { locale: undefined, dir: undefined, unknown: 'x' }],
])('a translation with %s keeps the surrounding words', async (_, messages) => {
  const { submit, errors } = meet(form(everyKind), { messages });
  await submit();
  expect(errors().length).toBeGreaterThan(1);
  expect(screen.getByRole('heading', { name: 'Acme asks for information' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
});

test('a host that fails when the dialog closes is not told the answer twice', async () => {
  const failure = new Error('the host');
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const onOpenChange = () => {
    throw failure;
  };
  const { user, submit, onResult } = meet(form({ name }), {
    presentation: 'dialog',
    onOpenChange,
  });
  await screen.findByRole('dialog');
  await user.type(box(), 'Ada');
  await submit();
  expect(await screen.findByRole('heading', { name: 'You answered Acme’s request' })).toBeTruthy();
  vi.unstubAllGlobals();
  expect(reported.mock.calls).toEqual([[failure]]);
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('a bug of the host');
    },
  ],
  ['rejects', () => Promise.reject(new Error('a bug of the host'))],
])('why an answer could not be sent is reported, where onResult %s', async (_, onResult) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { user, button } = meet(form({ name }), { onResult });
  await user.click(button('Decline'));
  expect(await screen.findByText(/Could not send/)).toBeTruthy();
  vi.unstubAllGlobals();
  expect(reported.mock.calls).toEqual([[new Error('a bug of the host')]]);
});

const cycle: Record<string, unknown> = Object.assign(Object.create(null), { type: 'object' });
cycle['properties'] = { a: cycle };

test.each<[string, unknown]>([
  ['has no end and no prototype', cycle],
  ['has a bigint', { type: 'object', properties: { a: 7n }, required: ['a'] }],
  ['is a function', () => {}],
])('a schema of the same process that %s is declined like any other', async (_, schema) => {
  const { user, button, onResult } = meet({ message: 'Tell me', requestedSchema: schema });
  expect(screen.getByText('This request cannot be answered here')).toBeTruthy();
  await user.click(button('Decline'));
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});

test('a receipt without a time that makes sense shows none', () => {
  render(<ElicitationReceipt elicitation={null} requester={acme} outcome="cancel" at={NaN} />);
  expect(screen.getByRole('heading').nextSibling?.textContent).toBe('Nothing was sent.');
});

function Plain({ inputProps, entry, onChange }: ControlProps<'text'>) {
  return <input {...inputProps} value={entry} onChange={(e) => onChange(e.target.value)} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

test('what is typed stays in sight when the host’s control comes, and when it goes', async () => {
  const user = userEvent.setup({ delay: null });
  const onResult = vi.fn();
  const prompt = (more: Partial<ElicitationPrompt.Props>) => (
    <ElicitationPrompt
      {...{ onResult, requester: acme, acceptDelayMs: 0, ...more }}
      request={form({ name })}
    />
  );
  const { rerender } = render(prompt({}));
  await user.type(box(), 'Ada');
  rerender(prompt({ controls: { text: Plain } }));
  expect(box().value).toBe('Ada');
  await user.type(box(), ' L');
  rerender(prompt({}));
  expect(box().value).toBe('Ada L');
  await user.click(screen.getByRole('button', { name: 'Send to Acme' }));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada L' } }]]);
});

function WithHint({ inputProps, entry, onChange }: ControlProps<'date'>) {
  const value = typeof entry === 'string' ? entry : '';
  return (
    <>
      <input {...inputProps} value={value} onChange={(e) => onChange(e.target.value)} />
      <ElicitationForm.Hint />
    </>
  );
}

test('a host’s date control may draw parts of its question', () => {
  const day = { type: 'string', format: 'date', title: 'Day', description: 'Of arrival' };
  meet(form({ day }), { controls: { date: WithHint } });
  expect(screen.getAllByText('Of arrival')).toHaveLength(2);
});
