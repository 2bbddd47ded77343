import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ElicitationActions, ElicitationForm } from '../../../src/index.js';
import { acme, form, meet } from './prompt.js';

const asked = form({
  name: { type: 'string', title: 'Name', description: 'As on your badge' },
  seats: { type: 'integer', title: 'Seats' },
});

test('parts can be taken apart, left out and put in another order', async () => {
  const onResult = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <ElicitationForm.Root request={asked} requester={acme} onResult={onResult} acceptDelayMs={0}>
      <ElicitationForm.Summary />
      <ElicitationForm.Fields>
        <ElicitationForm.Field name="seats" />
        <ElicitationForm.Field name="name">
          <ElicitationForm.Control />
          <ElicitationForm.Label />
          <ElicitationForm.Error />
        </ElicitationForm.Field>
        <ElicitationForm.Field name="not there" />
      </ElicitationForm.Fields>
      <ElicitationActions.Accept>Go</ElicitationActions.Accept>
    </ElicitationForm.Root>,
  );
  const [first, second] = screen.getAllByRole('textbox');
  expect(first).toBe(screen.getByLabelText('Seats'));
  expect(second).toBe(screen.getByLabelText('Name'));
  expect(screen.queryByText('As on your badge')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter Name',
    'Enter Seats',
  ]);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Seats'), '2');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada', seats: 2 } }]]);
});

test.each([
  [
    'Field',
    <ElicitationForm.Field key="" name="x" />,
    /<ElicitationForm.Field> was rendered outside/,
  ],
  ['Label', <ElicitationForm.Label key="" />, /outside <ElicitationForm/],
])('%s outside of a form says what to do', (_, part, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(part)).toThrow(words);
});

test('what is typed can outlive the form, where the host keeps it', async () => {
  const drafts: unknown[] = [];
  const first = meet(asked, { onDraftChange: (draft) => drafts.push(draft) });
  await first.user.type(first.box('Name'), 'Ada');
  expect(drafts).toHaveLength(3);
  cleanup();
  const draft: unknown = JSON.parse(JSON.stringify(drafts.at(-1)));
  const { box, user, submit, content } = meet({ ...asked, message: 'Again' }, { draft });
  expect(box('Name').value).toBe('Ada');
  await user.type(box('Seats'), '2');
  await submit();
  expect(content()).toEqual({ name: 'Ada', seats: 2 });
});

test('of a draft that no longer fits only what fits is taken', () => {
  const { box } = meet(asked, { draft: { f0: ['no', 'text'], f1: '7', f9: 'unknown' } });
  expect(box('Name').value).toBe('');
  expect(box('Seats').value).toBe('7');
});

test.each([null, 'nonsense', 7, [], { f0: { date: 1 } }])(
  'a draft of %o harms nothing',
  (draft) => {
    const { box } = meet(asked, { draft });
    expect(box('Name').value).toBe('');
  },
);

test('a delivery that fails takes the focus to its note, without a prompt around it too', async () => {
  const onResult = vi.fn().mockRejectedValueOnce(new Error('offline'));
  const user = userEvent.setup({ delay: null });
  render(
    <ElicitationForm.Root request={form({})} requester={acme} onResult={onResult} acceptDelayMs={0}>
      <ElicitationActions.Footer />
    </ElicitationForm.Root>,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const note = await screen.findByRole('group', { name: /^Could not send/ });
  expect(document.activeElement).toBe(note);
});

test('mounted twice, as Strict Mode does, it works the same', async () => {
  const onResult = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <StrictMode>
      <ElicitationForm.Root request={asked} requester={acme} onResult={onResult} acceptDelayMs={0}>
        <ElicitationForm.Fields />
        <ElicitationActions.Accept />
      </ElicitationForm.Root>
    </StrictMode>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Seats'), '2');
  await user.click(screen.getByRole('button', { name: 'Send to Acme' }));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada', seats: 2 } }]]);
});

test('a form beyond a thousand questions says so, and can be declined', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 1001 }, (_, i) => [`q${i}`, { type: 'string' }]),
  );
  const { user, button, onResult } = meet(form(many));
  expect(screen.getByText('This form is too large to show here')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  await user.click(button('Decline'));
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});
