// What a prompt shows when something is not as it should be.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  brokenRequests,
  manyFields,
  requesters,
  sensitiveRequests,
  unreadableRequests,
} from '../../../src/fixtures/index.js';
import { hear } from '../announcements.js';
import { button, createDelivery, email, meet } from '../assertions/surface.js';

const accept = () => screen.queryByRole('button', { name: /^(Send|Confirm|Open)/ });

describe('a request that cannot be read', () => {
  test.each(Object.entries(unreadableRequests))('%s can only be left', async (_, request) => {
    const { user, onResult } = meet(request);
    expect(screen.getByRole('heading', { name: 'This request cannot be read' })).toBeTruthy();
    expect(accept()).toBeNull();
    await user.click(button('Cancel'));
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('pro-02 an unknown mode shows nothing to answer, and tells why', async () => {
    const { user, onResult } = meet({
      mode: 'wizard',
      message: 'Hi',
      requestedSchema: { type: 'object', properties: {} },
    });
    expect(accept()).toBeNull();
    expect(screen.getByText(/-32602/)).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onResult).not.toHaveBeenCalled();
    await user.click(button('Decline'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  });
});

describe('a form that cannot be answered', () => {
  test('a required property that cannot be drawn: no accept, and the schema to look at', async () => {
    const { user, onResult } = meet(brokenRequests.unsupportedRequired);
    expect(screen.getByText('This request cannot be answered here')).toBeTruthy();
    expect(accept()).toBeNull();
    expect(screen.getByText('Technical details').closest('details')?.open).toBe(false);
    await user.click(button('Decline'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  });

  test('an optional one is left out, and named', () => {
    meet(brokenRequests.unsupportedOptional);
    expect(screen.getByText(/is left out/).textContent).toBe(
      '1 optional question cannot be shown here and is left out: Address',
    );
    expect(accept()).toBeTruthy();
  });

  test('each name of what is left out stands by itself, whichever way it is written', () => {
    const place = { type: 'object', properties: {} };
    meet({
      message: 'Where?',
      requestedSchema: {
        type: 'object',
        properties: { a: { ...place, title: 'עיר' }, b: { ...place, title: 'Town' } },
      },
    });
    const names = [...screen.getByText(/are left out/).querySelectorAll('bdi')];
    expect(names.map((name) => name.textContent)).toEqual(['2', 'עיר', 'Town']);
  });

  test('a secret that the host does not allow is no matter of formats', async () => {
    const { user, onResult } = meet(sensitiveRequests.password, { sensitivePolicy: 'block' });
    expect(screen.getByText(/must not ask for this in a form. You can decline/)).toBeTruthy();
    expect(screen.queryByText(/ format/)).toBeNull();
    expect(screen.queryByText('Technical details')).toBeNull();
    await user.click(button('Decline'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  });

  test('a secret that only the message asks for', async () => {
    const { user, onResult } = meet({
      message: 'Type your password below.',
      requestedSchema: { type: 'object', properties: { a: { type: 'string', title: 'Answer' } } },
    });
    expect(screen.getByText('Do not enter passwords or keys here')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'hunter2');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onResult).not.toHaveBeenCalled();
  });

  test('more questions than anybody answers', async () => {
    const { user, onResult } = meet(manyFields(1001));
    expect(screen.getByText('This form is too large to show here')).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toHaveLength(0);
    expect(accept()).toBeNull();
    await user.click(button('Cancel'));
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });
});

describe('a delivery that fails', () => {
  test.each(['inline', 'dialog'] as const)(
    'keeps the answers and says so (%s)',
    async (presentation) => {
      const { user, onResult } = meet(
        {
          message: 'Mail?',
          requestedSchema: {
            type: 'object',
            properties: { e: { type: 'string', title: 'Work email' } },
          },
        },
        { presentation },
      );
      const delivery = createDelivery();
      onResult.mockReturnValueOnce(delivery.promise);
      await user.type(email(), 'Ada');
      await user.click(button('Send to Acme'));
      await act(async () => delivery.fail());
      const note = screen.getByRole('group', {
        name: 'Could not send. Your answers are still here.',
      });
      expect(document.activeElement).toBe(note);
      expect(email().value).toBe('Ada');
      expect(button('Send to Acme').getAttribute('aria-disabled')).toBeNull();
      await user.click(within(note).getByRole('button', { name: 'Try again' }));
      expect(onResult.mock.calls).toEqual([
        [{ action: 'accept', content: { e: 'Ada' } }],
        [{ action: 'accept', content: { e: 'Ada' } }],
      ]);
    },
  );

  test.each([false, true])(
    'trying again sends what the form says then (review: %s)',
    async (review) => {
      const { user, onResult } = meet(undefined, { review });
      onResult.mockRejectedValueOnce(new Error('offline'));
      await user.type(email(), 'a@example.com');
      await user.click(screen.getByRole('radio', { name: 'Small' }));
      if (review) await user.click(button('Review answers'));
      await user.click(button('Send to Acme'));
      await screen.findByText('Could not send. Your answers are still here.');
      if (review) await user.click(button('Change Work email'));
      await user.clear(email());
      await user.click(button('Try again'));
      expect(screen.getByRole('group', { name: 'There is 1 problem' })).toBeTruthy();
      expect(onResult).toHaveBeenCalledOnce();
      await user.type(email(), 'b@example.com');
      await user.click(button('Try again'));
      if (review) await user.click(button('Send to Acme'));
      expect(onResult.mock.lastCall?.[0]).toHaveProperty('content', {
        email: 'b@example.com',
        size: 'Small',
      });
    },
  );

  test('a refusal that failed is refused again, whatever was typed since', async () => {
    const { user, onResult } = meet();
    onResult.mockRejectedValueOnce(new Error('offline'));
    await user.click(button('Decline'));
    await user.type(email(), 'a@example.com');
    await user.click(button('Try again'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }], [{ action: 'decline' }]]);
  });

  test('is announced to a person who has gone elsewhere', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    const { user, onResult } = meet();
    const delivery = createDelivery();
    onResult.mockReturnValueOnce(delivery.promise);
    await user.click(button('Decline'));
    elsewhere.focus();
    await act(async () => delivery.fail());
    expect(document.activeElement).toBe(elsewhere);
    await hear('Could not send. Your answers are still here.');
    elsewhere.remove();
  });

  test('of a URL that could not be answered no answers are promised to be there', async () => {
    const { user, onResult } = meet(
      { mode: 'url', message: 'Sign in.', url: 'https://a.example/' },
      { presentation: 'inline' },
    );
    onResult.mockRejectedValueOnce(new Error('offline'));
    await user.click(button('Decline'));
    const note = await screen.findByRole('group', { name: 'Could not send.' });
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }], [{ action: 'decline' }]]);
  });

  test('a host that throws is a delivery that fails', async () => {
    const { user, onResult } = meet();
    onResult.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    await user.click(button('Cancel'));
    expect(screen.getByText('Could not send. Your answers are still here.')).toBeTruthy();
    await user.click(button('Cancel'));
    expect(screen.getByRole('group', { name: 'You cancelled Acme’s request' })).toBeTruthy();
  });

  test('a dialog with a delivery that hangs can be left, and answers once', async () => {
    const { user, onResult } = meet(
      { message: 'Go?', requestedSchema: { type: 'object', properties: {} } },
      { presentation: 'dialog' },
    );
    const delivery = createDelivery();
    onResult.mockReturnValue(delivery.promise);
    expect(screen.getByText(/^Nothing is sent until/)).toBeTruthy();
    await user.click(button('Confirm'));
    expect(screen.queryByText(/^Nothing is sent until/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(onResult).toHaveBeenCalledOnce();
    await act(async () => delivery.arrive());
    expect(screen.getByRole('group', { name: 'You confirmed' })).toBeTruthy();
    expect(onResult).toHaveBeenCalledOnce();
  });

  test('one that fails after the dialog was sent away can be answered again, with what was typed', async () => {
    const { user, onResult } = meet(
      {
        message: 'Mail?',
        requestedSchema: {
          type: 'object',
          properties: { e: { type: 'string', title: 'Work email' } },
        },
      },
      { presentation: 'dialog' },
    );
    const delivery = createDelivery();
    onResult.mockReturnValueOnce(delivery.promise);
    await user.type(email(), 'Ada');
    await user.click(button('Send to Acme'));
    await user.keyboard('{Escape}');
    await act(async () => delivery.fail());
    await user.click(button('Answer Acme'));
    expect(email().value).toBe('Ada');
    await user.click(button('Send to Acme'));
    expect(onResult).toHaveBeenCalledTimes(2);
  });
});

test('offline is said, and sending stays possible', () => {
  meet();
  expect(screen.queryByText(/offline/)).toBeNull();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  fireEvent(window, new Event('offline'));
  expect(screen.getByText('You are offline. You can keep editing.')).toBeTruthy();
  expect(button('Send to Acme').getAttribute('aria-disabled')).toBeNull();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/offline/)).toBeNull();
});

test.each([{ locale: 'en_US' }, { locale: '' }, { timeZone: 'Nowhere/Else' }, { timeZone: '' }])(
  'a language or zone that the browser does not know counts as none: %o',
  async (props) => {
    const properties = { seats: { type: 'number', title: 'Seats', minimum: 1, default: 1.5 } };
    const { user, onResult } = meet(
      { message: 'Seats?', requestedSchema: { type: 'object', properties } },
      props,
    );
    expect(screen.getByText('1 or more')).toBeTruthy();
    await user.click(button('Send to Acme'));
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { seats: 1.5 } }]]);
    expect(screen.getByRole('group', { name: 'You answered Acme’s request' })).toBeTruthy();
  },
);

describe('who asks', () => {
  test.each([
    ['where it is', requesters.unnamed, 'mcp.example.com asks for information'],
    ['its connection', { connectionId: 'files', name: ' ' }, 'files asks for information'],
    ['that it has none', { connectionId: '', name: '' }, 'Unnamed server asks for information'],
  ])('a server without a name is told by %s', (_, nameless, name) => {
    meet(undefined, { requester: nameless });
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  });

  test('a hostile name is text, without markup and without turning the line around', () => {
    meet(undefined, { requester: requesters.hostile });
    const heading = screen.getByRole('heading', { name: /asks for information/ });
    expect(heading.textContent).toBe('“<b>Your Browser</b> tnuocca” asks for information');
    expect(heading.querySelector('b')).toBeNull();
    expect(screen.getByText('evil.example')).toBeTruthy();
  });

  test('the origin is the client’s, and without one the host of the server’s address', () => {
    meet(undefined, {
      requester: { connectionId: 'x', name: 'X', serverUrl: 'https://mcp.example.com/mcp' },
    });
    expect(screen.getByText('mcp.example.com')).toBeTruthy();
  });
});

const shown = () => screen.getByText(/^begin/).textContent.length;

describe('the server’s words', () => {
  test('pro-07 a blank message has a sentence of ours in its place', async () => {
    const { user, onResult } = meet({
      mode: 'form',
      message: '   ',
      requestedSchema: { type: 'object', properties: { n: { type: 'string' } } },
    });
    expect(screen.getByText(/gave no reason/).textContent).toBe('Acme gave no reason.');
    expect(screen.getByRole('group', { name: 'Acme asks for information' })).toBeTruthy();
    await user.click(button('Send to Acme'));
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: {} }]]);
  });

  test('a message of many pages is cut, and can be read in full', async () => {
    const long = 'word '.repeat(1000).trim();
    const { user } = meet({ message: long, requestedSchema: { type: 'object', properties: {} } });
    expect(screen.getByText(/^word/).textContent.length).toBe(1000);
    await user.click(button('Show more'));
    expect(screen.getByText(/^word/).textContent).toBe(long);
    expect(button('Show less').getAttribute('aria-expanded')).toBe('true');
  });

  test('a message of 2,500,000 characters can be read to its end, in three presses', async () => {
    const message = `begin ${'word '.repeat(500_000)}end`;
    const { user } = meet({ message, requestedSchema: { type: 'object', properties: {} } });
    const seen: number[] = [shown()];
    for (const _ of seen.concat(0, 0)) {
      await user.click(button('Show more'));
      seen.push(shown());
    }
    expect(seen).toEqual([1000, 100_000, 1_000_000, message.length]);
    expect(document.activeElement).toBe(button('Show less'));
    await user.click(button('Show less'));
    expect(shown()).toBe(1000);
  });

  test('a title of 5,000 characters and a description of 50,000 can be opened', async () => {
    const title = `Which ${'one '.repeat(600)}middle ${'or '.repeat(800)}?`;
    const description = `Because ${'of '.repeat(16_000)}that`;
    const it = { type: 'string', title, description };
    const { user } = meet({
      message: 'Hi',
      requestedSchema: { type: 'object', properties: { it } },
    });
    expect(document.body.textContent).not.toContain('middle');
    await user.click(button('Show more'));
    expect(screen.getByText(/middle/).textContent).toBe(`${title}\n\n${description}`);
  });

  test('a name that is too long for a heading can be opened', async () => {
    const name = `The ${'very '.repeat(30)}long server`;
    const { user } = meet(undefined, { requester: { connectionId: 'a', name } });
    expect(document.body.textContent).not.toContain(name);
    await user.click(button('Show more'));
    expect(screen.getByText(name).getAttribute('lang')).toBe('');
  });

  test('have the language that the host knows, and ours have ours', () => {
    meet(undefined, { serverLang: 'fr' });
    expect(screen.getByText(/support ticket/).getAttribute('lang')).toBe('fr');
    expect(document.querySelector('[data-elicit-part="root"]')?.getAttribute('lang')).toBe('en');
  });
});
