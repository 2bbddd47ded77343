// What looks like a secret goes to the server that asked, and stays nowhere else.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  ElicitationOutlet,
  ElicitationReceipt,
  createElicitationQueue,
} from '../../../src/index.js';
import type { AskOptions, Elicitation, ElicitationEvent } from '../../../src/index.js';
import { acme, form, meet } from './prompt.js';

const SECRET = 'hunter2';
const request = form(
  { name: { type: 'string', title: 'Name' }, key: { type: 'string', title: 'API key' } },
  ['name', 'key'],
) as Elicitation & { mode: 'form' };

const user = userEvent.setup({ delay: null });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const acknowledge = () => user.click(screen.getByRole('checkbox'));
const fill = async () => {
  await user.type(box(/^Name/), 'Ada');
  await user.type(box(/^API key/), SECRET);
  await acknowledge();
};
const send = () => user.click(screen.getByRole('button', { name: 'Send to Acme' }));
/** Of all that a page can be asked for, in boxes and beside them. */
const pageHas = (words: string) =>
  document.body.textContent.includes(words) ||
  [...document.querySelectorAll('input, textarea')].some(
    (element) => 'value' in element && element.value === words,
  );

function openOutlet(more: Partial<AskOptions> = {}) {
  const events: ElicitationEvent[] = [];
  const queue = createElicitationQueue({ onEvent: (event) => events.push(event) });
  render(<ElicitationOutlet queue={queue} acceptDelayMs={0} />);
  let answer: unknown;
  act(() => {
    void queue.ask(request, { requester: acme, ...more }).then((result) => {
      answer = result;
    });
  });
  const [entry] = queue.getSnapshot();
  const id = entry?.id ?? '';
  const kept = () => JSON.stringify([queue.draft(id), queue.getSnapshot(), events]);
  return { queue, id, kept, answer: () => answer };
}

test('a delivered answer: receipt, events and draft are without it', async () => {
  const { kept, answer } = openOutlet();
  await fill();
  expect(kept()).toContain(SECRET);
  await send();
  expect(answer()).toEqual({ action: 'accept', content: { name: 'Ada', key: SECRET } });
  expect(kept()).toContain('Ada');
  expect(kept()).not.toContain(SECRET);
  expect(screen.getByText('Hidden')).toBeTruthy();
  expect(pageHas(SECRET)).toBe(false);
});

test('a delivery that failed keeps it, so that it can be sent again', async () => {
  const fates: ((fate: 'sent' | 'failed') => void)[] = [];
  const deliver: AskOptions['deliver'] = () =>
    new Promise((resolve) => {
      fates.push(resolve);
    });
  const { kept } = openOutlet({ deliver });
  await fill();
  await send();
  expect(kept()).toContain(SECRET);
  await act(async () => fates[0]?.('failed'));
  expect(box(/^API key/).value).toBe(SECRET);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => fates[1]?.('sent'));
  expect(kept()).not.toContain(SECRET);
});

test.each(['withdrawn', 'expired', 'disconnected'] as const)(
  'a request that ended by itself (%s): what can be copied is without it',
  async (outcome) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
    const { queue, id, kept } = openOutlet();
    await fill();
    act(() => queue.withdraw(id, outcome));
    expect(kept()).not.toContain(SECRET);
    await user.click(screen.getByRole('button', { name: 'Copy what I typed' }));
    expect(writeText).toHaveBeenCalledWith('Name: Ada');
    expect(pageHas(SECRET)).toBe(false);
    writeText.mockRestore();
  },
);

test.each(['Decline', 'Cancel'])('%s leaves nothing of it', async (name) => {
  const { kept } = openOutlet();
  await fill();
  await user.click(screen.getByRole('button', { name }));
  const discard = screen.queryByRole('button', { name: /Discard/ });
  if (discard) await user.click(discard);
  expect(kept()).not.toContain(SECRET);
});

test('a receipt by itself offers no copy of it, whatever the draft holds', () => {
  const props = { elicitation: request, requester: acme, outcome: 'expired' } as const;
  const page = render(
    <ElicitationReceipt {...props} draft={{ plain: {}, flagged: { f1: SECRET } }} />,
  );
  expect(screen.queryByRole('button', { name: 'Copy what I typed' })).toBeNull();
  page.rerender(<ElicitationReceipt {...props} draft={{ f0: 'Ada', f1: SECRET }} />);
  expect(screen.getByRole('button', { name: 'Copy what I typed' })).toBeTruthy();
  expect(pageHas(SECRET)).toBe(false);
});

test('the review says only that there is one', async () => {
  const { content, submit } = meet(request, { review: true });
  await fill();
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  expect(screen.getByText('Hidden')).toBeTruthy();
  expect(pageHas(SECRET)).toBe(false);
  await submit();
  expect(content()).toEqual({ name: 'Ada', key: SECRET });
});
