// What lies over a button keeps its press from counting, on every button that sends, opens or throws something away.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';
import { middleOf, moveTo, pressAt } from './pointer.js';

afterEach(async () => {
  cleanup();
  await moveTo({ x: 0, y: 0 });
});

const requester = { connectionId: 'acme', name: 'Acme CRM', origin: 'mcp.acme-crm.com' };
const formOf = (properties: object) => ({
  mode: 'form',
  message: 'Please confirm.',
  requestedSchema: { type: 'object', properties },
});
const oneBox = formOf({ name: { type: 'string' } });
const url = { mode: 'url', message: 'Please sign in.', url: 'https://ok.example.test/' };
const patient = { timeout: 20_000 };
const note = 'Something on the page covers this button. Move it away and try again.';

/** What the test counts: answers that leave, and tabs that open. */
type Effects = { sent: () => unknown; opened: () => boolean };
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name }, patient);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), patient);
  // Moved onto it, so that only the cover can keep the press from counting.
  const at = middleOf(button);
  await moveTo({ x: at.x - 2, y: at.y });
  await moveTo(at);
  await pressAt(at);
};
const type = async () =>
  userEvent.type(await screen.findByRole('textbox', undefined, patient), 'Ada');

interface Case {
  request: unknown;
  name: RegExp;
  /** What comes before the button is there. */
  before?: () => Promise<void>;
  /** How often something left before the press. */
  already?: number;
  effects?: Partial<Effects>;
}

const cases: Record<string, Case> = {
  Confirm: { request: formOf({}), name: /^Confirm$/ },
  Send: { request: oneBox, name: /^Send/, before: type },
  Open: { request: url, name: /^Open .*test/ },
  'Try again, after a delivery that failed': {
    request: oneBox,
    name: /^Try again$/,
    before: () => press(/^Send/),
    already: 1,
    effects: { sent: () => Promise.reject(new Error('offline')) },
  },
  'Open again': {
    request: url,
    name: /^Open again/,
    before: () => press(/^Open .*test/),
    already: 1,
    effects: { opened: () => false },
  },
  'I opened it': {
    request: url,
    name: /^I opened it$/,
    before: () => press(/^Open .*test/),
    already: 1,
    effects: { opened: () => false },
  },
  'Discard and decline': {
    request: oneBox,
    name: /^Discard and decline$/,
    async before() {
      await type();
      await press(/^Decline$/);
    },
  },
};

test.each(Object.entries(cases))(
  '%s',
  async (_, { request, name, before, already = 0, effects }) => {
    const sent = vi.fn(effects?.sent ?? (() => {}));
    const opened = vi.fn(effects?.opened ?? (() => true));
    render(
      <ElicitationPrompt
        {...{ request, requester }}
        presentation="inline"
        onResult={() => sent() as void}
        openUrl={opened}
      />,
    );
    const count = () => sent.mock.calls.length + opened.mock.calls.length;
    await before?.();
    await waitFor(() => expect(count()).toBe(already), patient);
    await screen.findByRole('button', { name }, patient);

    const cover = document.body.appendChild(document.createElement('div'));
    cover.style.cssText = 'position: fixed; inset: 0; background: white; pointer-events: none';
    await press(name);
    expect(await screen.findAllByText(note, undefined, patient)).not.toEqual([]);
    expect(count()).toBe(already);

    cover.remove();
    await press(name);
    await waitFor(() => expect(count()).toBeGreaterThan(already), patient);
  },
);
