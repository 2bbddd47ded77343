import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ElicitationReceipt, MessagesProvider } from '../../../src/index.js';
import type { Outcome } from '../../../src/index.js';
import { hear } from '../announcements.js';
import { requester } from '../assertions/surface.js';

const option = (value: string, label: string) => ({ const: value, title: label });

const trip = {
  mode: 'form' as const,
  message: 'Trip?',
  requestedSchema: {
    type: 'object',
    properties: {
      city: {
        type: 'string',
        title: 'City',
        oneOf: [option('LIS', 'Lisbon'), option('BGO', 'Bergen')],
      },
      seats: { type: 'number', title: 'Seats' },
      when: { type: 'string', format: 'date', title: 'Departure' },
      diet: {
        type: 'array',
        title: 'Diet',
        items: { anyOf: [option('v', 'Vegan'), option('n', 'No nuts')] },
      },
      bike: { type: 'boolean', title: 'Bike' },
      remind: { type: 'string', format: 'date-time', title: 'Reminder' },
      password: { type: 'string', title: 'Password' },
      note: { type: 'string', title: 'Note' },
    },
  },
};

const sent = {
  city: 'BGO',
  seats: 1234.5,
  when: '2026-03-29',
  diet: ['v', 'n'],
  bike: false,
  remind: '2026-03-28T09:30:00+01:00',
  password: 'hunter2',
};

function show(props: Partial<ElicitationReceipt.Props>) {
  render(
    <MessagesProvider timeZone="Europe/Berlin">
      <ElicitationReceipt elicitation={trip} requester={requester} outcome="accept" {...props} />
    </MessagesProvider>,
  );
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('shows labels and values as the person knows them, five at first', async () => {
  show({ content: sent, at: Date.UTC(2026, 2, 28, 8, 5) });
  expect(screen.getByRole('group', { name: 'You answered Acme’s request' })).toBeTruthy();
  expect(rows()).toEqual([
    ['City', 'Bergen'],
    ['Seats', '1234.5'],
    ['Departure', 'March 29, 2026'],
    ['Diet', 'Vegan, No nuts'],
    ['Bike', 'No'],
  ]);
  expect(screen.getByText('9:05 AM').getAttribute('datetime')).toBe('2026-03-28T08:05:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: 'Show what was sent' }));
  expect(rows().slice(5)).toEqual([
    ['Reminder', 'March 28, 2026 at 9:30:00 AM GMT+1'],
    ['Password', 'Hidden'],
    ['Note', 'No answer'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(rows()).toHaveLength(5);
  expect(document.body.textContent).not.toContain('hunter2');
});

test('a property called __proto__ is a row like any other', () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string","title":"Odd"}}}',
  );
  show({
    elicitation: { mode: 'form', message: '', requestedSchema: schema },
    content: Object.fromEntries([['__proto__', 'value']]),
  });
  expect(rows()).toEqual([['Odd', 'value']]);
});

describe('what became of the answer', () => {
  test('it was sent only where that is known', () => {
    show({ delivery: 'sent' });
    expect(screen.getByRole('group', { name: 'Sent to Acme' })).toBeTruthy();
  });

  test.each(['accept', 'decline', 'cancel'] as const)('it may have arrived (%s)', (outcome) => {
    show({ outcome, delivery: 'unknown' });
    expect(screen.getByText(/It may have arrived\.$/)).toBeTruthy();
    expect(screen.queryByText('Nothing was sent.')).toBeNull();
    expect(screen.queryByRole('group', { name: /^Sent/ })).toBeNull();
  });
});

describe('every outcome has its sentence', () => {
  const titles: Record<Outcome, string> = {
    accept: 'You answered Acme’s request',
    decline: 'You declined Acme’s request',
    cancel: 'You cancelled Acme’s request',
    expired: 'Acme’s request expired',
    withdrawn: 'The request was withdrawn',
    disconnected: 'The connection to Acme was closed',
    completed: 'Acme confirmed it is finished',
    left: 'You left before answering Acme’s request',
    elsewhere: 'Acme’s request was answered in another window or on another device',
  };
  test.each(Object.entries(titles))('%s', (outcome, title) => {
    show({ outcome: outcome as Outcome });
    const receipt = screen.getByRole('group', { name: title });
    const isGood = outcome === 'accept' || outcome === 'completed';
    const nothing = outcome === 'elsewhere' ? 'Nothing was sent from here.' : 'Nothing was sent.';
    expect(within(receipt).queryByText(nothing) === null).toBe(isGood);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a confirmation', () => {
    show({
      elicitation: {
        mode: 'form',
        message: 'Go?',
        requestedSchema: { type: 'object', properties: {} },
      },
      content: {},
    });
    expect(screen.getByRole('group', { name: 'You confirmed' })).toBeTruthy();
  });

  test('a URL', () => {
    show({ elicitation: { mode: 'url', message: 'Go', url: 'https://ok.example.test/a' } });
    expect(screen.getByRole('group', { name: 'You opened ok.example.test' })).toBeTruthy();
  });

  test('a request that could not be read', () => {
    show({ elicitation: null, outcome: 'cancel' });
    expect(screen.getByRole('group', { name: 'You cancelled Acme’s request' })).toBeTruthy();
  });
});

describe('what was typed', () => {
  const draft = {
    f0: 1,
    f1: '12',
    f2: '2026-03-29',
    f3: [1],
    f4: true,
    f5: { date: '2026-03-29', time: { incomplete: true }, zone: 'Europe/Berlin' },
    f7: 'by the window',
  };
  const typed = [
    'City: Bergen',
    'Seats: 12',
    'Departure: 2026-03-29',
    'Diet: No nuts',
    'Bike: Yes',
    'Reminder: 2026-03-29 Europe/Berlin',
    'Note: by the window',
  ].join('\n');

  test('can be copied from a request that ended by itself', async () => {
    const user = userEvent.setup();
    show({ outcome: 'expired', draft });
    await user.click(screen.getByRole('button', { name: 'Copy what I typed' }));
    expect(await navigator.clipboard.readText()).toBe(typed);
    await hear('Copied');
  });

  test('can be selected where there is no clipboard', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    show({ outcome: 'withdrawn', draft });
    await user.click(screen.getByRole('button', { name: 'Copy what I typed' }));
    expect(screen.getByText(/by the window/).textContent).toBe(typed);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const unsent = ['cancel', 'decline', 'expired', 'withdrawn', 'disconnected', 'left'] as const;
  test.each(unsent)('is offered however it ended without an answer (%s)', (outcome) => {
    show({ outcome, draft });
    expect(screen.getByRole('button', { name: 'Copy what I typed' })).toBeTruthy();
  });

  test('is offered where the answer may have arrived, and was no', () => {
    show({ outcome: 'decline', delivery: 'unknown', draft });
    expect(screen.getByRole('button', { name: 'Copy what I typed' })).toBeTruthy();
  });

  test.each([
    ['nothing but a secret', { f6: 'hunter2' }],
    ['nothing', {}],
    ['nothing in parts', { plain: {}, flagged: { f6: 'hunter2' } }],
  ])('is not offered where it is %s', (_, nothing) => {
    show({ outcome: 'decline', draft: nothing });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['warn', 'off'] as const)('has no secret in it (%s)', async (sensitivePolicy) => {
    const user = userEvent.setup();
    show({ outcome: 'decline', draft: { ...draft, f6: 'hunter2' }, sensitivePolicy });
    await user.click(screen.getByRole('button', { name: 'Copy what I typed' }));
    expect(await navigator.clipboard.readText()).toBe(typed);
  });
});

test('a server, which does not know the person’s clock, draws no time by its own', async () => {
  const page = (
    <ElicitationReceipt
      elicitation={trip}
      requester={requester}
      outcome="accept"
      content={sent}
      at={Date.parse('2026-03-28T09:30:00Z')}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.queryByRole('time')).toBeNull();
  expect(screen.getByText('2026-03-29')).toBeTruthy();
  const root = await act(async () => hydrateRoot(container, page));
  expect(screen.getByRole('time').textContent).toMatch(/^9:30\sAM$/);
  expect(screen.getByText('March 29, 2026')).toBeTruthy();
  act(() => root.unmount());
});

test('a secret that only the message asked for is not shown again', () => {
  const properties = { a: { type: 'string', title: 'Answer' } };
  show({
    elicitation: {
      mode: 'form',
      message: 'Type your password below.',
      requestedSchema: { type: 'object', properties },
    },
    content: { a: 'hunter2' },
  });
  expect(rows()).toEqual([['Answer', 'Hidden']]);
});
