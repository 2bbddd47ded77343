// Client rules of the protocol that a surface keeps; the numbers are those of test/mcp/rules.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { confirmations, hostileRequests, unreadableRequests } from '../../../src/fixtures/index.js';
import { box, openChat, question, send } from '../outlet/chat.js';
import { button, email, meet, ticket } from '../assertions/surface.js';

const origin = () => screen.getAllByText('mcp.acme.example');

describe('R4 every surface tells which server asks, by name and by the client’s own origin', () => {
  const url = { mode: 'url', message: 'Sign in', url: 'https://ok.example.test/' };
  test.each([
    ['R4 a form', ticket, 'Acme asks for information'],
    ['R4 a confirmation', confirmations.emptySchema, 'Acme asks you to confirm'],
    ['R4 a URL', url, 'Acme wants to open a website'],
  ])('%s', (_, request, name) => {
    for (const presentation of ['inline', 'dialog'] as const) {
      const { unmount } = meet(request, { presentation });
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(origin()).toHaveLength(1);
      unmount();
    }
  });

  test('R4 a request that cannot be read', () => {
    meet(Object.values(unreadableRequests)[0]);
    expect(screen.getAllByText('Acme')).not.toEqual([]);
    expect(origin()).toHaveLength(1);
  });

  test('R4 a request that waits its turn', () => {
    const { ask } = openChat();
    ask('r1');
    ask('r2', question('Second?'), { requester: { connectionId: 'b', name: 'Beta' } });
    expect(screen.getByRole('group', { name: /Beta asks for information/ })).toBeTruthy();
  });
});

test('R6 what was entered can be looked at and changed until it is sent', async () => {
  const { ask, user, results } = openChat();
  ask('r1');
  await user.type(box(), 'first thought');
  await user.clear(box());
  await user.type(box(), 'second thought');
  expect(results.size).toBe(0);
  await user.click(send());
  expect(results.get('r1')).toEqual({ action: 'accept', content: { v: 'second thought' } });
});

test('R10 what is asked, and why, is on the screen before anything can be sent', () => {
  meet();
  expect(screen.getByText(ticket.message)).toBeTruthy();
  expect(email()).toBeTruthy();
  expect(screen.getByText('For the receipt')).toBeTruthy();
  expect(screen.getByText('Nothing is sent until you choose “Send to Acme”.')).toBeTruthy();
});

test('R13 defaults are filled in, and said to be', () => {
  meet({
    message: 'Mail?',
    requestedSchema: {
      type: 'object',
      properties: { e: { type: 'string', title: 'Work email', default: 'a@b.example' } },
    },
  });
  expect(email().value).toBe('a@b.example');
  expect(screen.getByText(/already filled in/)).toBeTruthy();
});

test('R20, R37 no word of a server makes a link, an image or a fetch; a picture is the host’s own node', () => {
  for (const request of Object.values(hostileRequests)) {
    const { unmount } = meet(request, { mark: <i data-testid="mark" /> });
    const surface = document.querySelector('[data-elicit-part="root"]');
    expect(
      surface?.querySelectorAll('a[href]:not([href^="#"]), img, iframe, link, script, object'),
    ).toHaveLength(0);
    expect(screen.getByTestId('mark')).toBeTruthy();
    unmount();
  }
});

test('R38 a name that a server gave itself never stands where the origin does', () => {
  meet(undefined, {
    requester: { connectionId: 'x', name: 'bank.example', origin: 'evil.example' },
  });
  const shown = document.querySelector('[data-elicit-part="origin"]')?.textContent;
  expect(shown).toBe('Server evil.example');
  expect(button('Send to bank.example')).toBeTruthy();
});
