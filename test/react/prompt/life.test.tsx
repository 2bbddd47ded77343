// From mount to unmount.
import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  ElicitationJump,
  ElicitationOutlet,
  ElicitationPrompt,
  ElicitationReceipt,
  UrlConsent,
  createElicitationQueue,
} from '../../../src/index.js';
import type { ElicitResult } from '../../../src/index.js';
import { summary } from '../summaries.js';
import { everyKind } from '../form/everyKind.js';
import { form } from '../form/prompt.js';
import { button, email, requester, ticket } from '../assertions/surface.js';

const confirmation = { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } };

const site = { mode: 'url', message: 'Sign in', url: 'https://ok.example.test/' };

const settled = () => act(async () => {});

test(`act-05 ${summary('act-05')}`, async () => {
  const onResult = vi.fn();
  const { unmount } = render(
    <ElicitationPrompt request={ticket} requester={requester} onResult={onResult} />,
  );
  unmount();
  expect(onResult).not.toHaveBeenCalled();
  await settled();
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
});

test('Strict Mode’s second mount takes the cancel back', async () => {
  const onResult = vi.fn();
  const { unmount } = render(
    <StrictMode>
      <ElicitationPrompt request={ticket} requester={requester} onResult={onResult} />
    </StrictMode>,
  );
  await settled();
  expect(onResult).not.toHaveBeenCalled();
  unmount();
  await settled();
  expect(onResult).toHaveBeenCalledOnce();
});

test.each(['inline', 'dialog'] as const)(
  'an answered prompt does not cancel as well (%s)',
  async (presentation) => {
    const onResult = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <ElicitationPrompt
          {...{ requester, onResult, presentation }}
          request={ticket}
          acceptDelayMs={0}
        />
      </StrictMode>,
    );
    await userEvent.click(button('Decline'));
    unmount();
    await settled();
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  },
);

test('a host whose cancel fails after the unmount is left in peace', async () => {
  const onResult = vi.fn().mockRejectedValue(new Error('gone'));
  const { unmount } = render(
    <ElicitationPrompt request={ticket} requester={requester} onResult={onResult} />,
  );
  unmount();
  await settled();
  expect(onResult).toHaveBeenCalledOnce();
});

function prompt(request: unknown, onResult: () => void) {
  return (
    <ElicitationPrompt
      request={request}
      requester={requester}
      onResult={onResult}
      acceptDelayMs={0}
    />
  );
}

describe('another request in the same place', () => {
  test('an equal copy changes nothing: text, caret and focus stay', async () => {
    const onResult = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(prompt(ticket, onResult));
    await user.type(email(), 'Ada');
    email().setSelectionRange(1, 2);
    const before = email();
    rerender(prompt(structuredClone(ticket), onResult));
    expect(email()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect([before.value, before.selectionStart, before.selectionEnd]).toEqual(['Ada', 1, 2]);
    expect(onResult).not.toHaveBeenCalled();
  });

  test('a different one starts afresh, and the first is cancelled to its own host', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(prompt(ticket, first));
    await user.type(email(), 'Ada');
    rerender(prompt({ ...ticket, message: 'Another one' }, second));
    await settled();
    expect(email().value).toBe('');
    expect(first.mock.calls).toEqual([[{ action: 'cancel' }]]);
    expect(second).not.toHaveBeenCalled();
  });
});

test('a host with one callback for whatever request is first gets no cancel for the next', async () => {
  const onResult = vi.fn();
  const { rerender } = render(prompt(ticket, onResult));
  rerender(prompt({ ...ticket, message: 'The next one' }, onResult));
  await settled();
  expect(onResult).not.toHaveBeenCalled();
  await userEvent.click(button('Decline'));
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});

test('all of it renders on a server, and goes on from there in a browser without a warning', async () => {
  const queue = createElicitationQueue();
  void queue.ask({ mode: 'form', ...confirmation }, { requester, expiresAt: Date.now() + 60_000 });
  const props = { requester, onResult: () => {} };
  const page = (
    <StrictMode>
      <ElicitationPrompt request={form(everyKind)} {...props} draft={{ f0: 'x'.repeat(20) }} />
      <ElicitationPrompt request={ticket} {...props} locale="ar" sensitivePolicy="block" review />
      <ElicitationPrompt request={ticket} {...props} presentation="dialog" />
      <ElicitationPrompt request={site} {...props} presentation="inline" />
      <ElicitationPrompt request={null} {...props} />
      <UrlConsent.Root request={site} {...props} />
      <ElicitationReceipt elicitation={null} requester={requester} outcome="cancel" at={0} />
      <ElicitationOutlet queue={queue} />
      <ElicitationJump queue={queue} />
    </StrictMode>
  );
  const html = renderToString(page);
  expect(html).toContain('Work email');
  expect(html).not.toContain('style=');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('[data-elicit-part="outlet"]')).not.toBeNull();
  act(() => root.unmount());
});

const inZone = (name: string) => vi.stubGlobal('Temporal', { Now: { timeZoneId: () => name } });

test('a server in another time zone leaves the time to the browser', async () => {
  const at = { type: 'string', format: 'date-time', title: 'At', default: '2026-01-01T02:30:00Z' };
  const page = (
    <ElicitationPrompt request={form({ at })} requester={requester} onResult={() => {}} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  inZone('America/New_York');
  container.innerHTML = renderToString(page);
  expect(container.textContent).not.toContain('America/New_York');
  inZone('UTC');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  vi.unstubAllGlobals();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText(/Time zone/).textContent).toMatch(/^Time zone: UTC/);
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-01-01');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('02:30');
  act(() => root.unmount());
});

test('what is typed reaches the host, and begins the next prompt', async () => {
  const drafts: unknown[] = [];
  const user = userEvent.setup();
  const first = render(
    <ElicitationPrompt
      request={ticket}
      requester={requester}
      onResult={() => {}}
      onDraftChange={(draft) => drafts.push(draft)}
    />,
  );
  await user.type(email(), 'Ada');
  first.unmount();
  render(
    <ElicitationPrompt
      request={ticket}
      requester={requester}
      onResult={() => {}}
      draft={drafts.at(-1)}
    />,
  );
  expect(email().value).toBe('Ada');
  expect(screen.getByRole('group', { name: 'Acme asks for information' })).toBeTruthy();
});

test.each(['warn', 'off'] as const)(
  'a draft keeps what looks like a secret apart, whatever the policy (%s)',
  async (sensitivePolicy) => {
    const drafts: unknown[] = [];
    const properties = { name: { type: 'string' }, token: { type: 'string', title: 'API token' } };
    render(
      <ElicitationPrompt
        request={form(properties)}
        {...{ requester, sensitivePolicy }}
        onResult={() => {}}
        onDraftChange={(draft) => drafts.push(draft)}
      />,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: /^API token/ }), 'k1');
    expect(drafts.at(-1)).toEqual({ plain: { f0: 'Ada' }, flagged: { f1: 'k1' } });
  },
);

test('an accept that fails after the person has left becomes a cancel', async () => {
  let fail: ((error: Error) => void) | undefined;
  const onResult = vi.fn<(result: ElicitResult) => Promise<void>>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const { unmount } = render(
    <ElicitationPrompt
      request={confirmation}
      requester={requester}
      onResult={onResult}
      acceptDelayMs={0}
    />,
  );
  await userEvent.click(button('Confirm'));
  unmount();
  await settled();
  expect(onResult).toHaveBeenCalledOnce();
  fail?.(new Error('offline'));
  await settled();
  fail?.(new Error('offline')); // the cancel too: that is the end of it
  await settled();
  expect(onResult.mock.calls.map(([{ action }]) => action)).toEqual(['accept', 'cancel']);
});
