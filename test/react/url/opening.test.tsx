import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { urlDangers, urlRequests, urlWarnings } from '../../../src/fixtures/index.js';
import type { OpenUrl } from '../../../src/index.js';
import { ask, button, deferred, loadList, queryButton, spyOnOpen } from './ask.js';

let open: ReturnType<typeof spyOnOpen>;
beforeAll(loadList);
beforeEach(() => {
  open = spyOnOpen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

const URL_OK = 'https://ok.example.test/a';
const ACCEPTED = [[{ action: 'accept' }]];

/** What the browser would say about the person's last click. */
function userActivation(state: { isActive: boolean }) {
  Object.defineProperty(navigator, 'userActivation', { value: state, configurable: true });
}

describe('a press on Open', () => {
  test('url-01, url-13 opens exactly what was shown, without opener and referrer, and accepts without content', async () => {
    const { onResult, user, container } = ask();
    await user.click(button('Open example.test'));
    expect(open.mock.calls).toEqual([[URL_OK, '_blank', 'noopener,noreferrer']]);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
    expect('content' in (onResult.mock.calls[0]?.[0] ?? {})).toBe(false);
    expect(container.querySelector('iframe, webview, embed, object')).toBeNull();
  });

  test('url-14 opens within the click, before the host is told anything', () => {
    const order: string[] = [];
    open.mockImplementation(() => {
      order.push('open');
      return null;
    });
    const onResult = () => {
      order.push('result');
    };
    ask({ onResult });
    const element = button(/^Open/);
    element.addEventListener('click', () => order.push('click'));
    fireEvent.click(element);
    // The listener on the button comes before React's, which sits on the root.
    expect(order).toEqual(['click', 'open', 'result']);
  });

  test('url-19, url-21 opens the serialised address, with or without an id', async () => {
    const { onResult, user } = ask({
      request: { mode: 'url', message: 'Sign in', url: 'https://Billing.EXAMPLE.test/pay' },
    });
    await user.click(button(/^Open/));
    expect(open.mock.calls[0]?.[0]).toBe('https://billing.example.test/pay');
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('url-23 twice opens one tab and answers once', async () => {
    const { onResult, user } = ask();
    await user.dblClick(button(/^Open/));
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('twice within one task opens one tab', () => {
    const { onResult } = ask();
    const element = button(/^Open/);
    act(() => {
      element.click();
      element.click();
    });
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('the second half of a double click that began elsewhere opens nothing', () => {
    ask();
    fireEvent.click(button(/^Open/), { detail: 2 });
    expect(open).not.toHaveBeenCalled();
  });

  test('a held Enter is not passed on', () => {
    ask();
    const element = button(/^Open/);
    const held = createEvent.keyDown(element, { key: 'Enter', repeat: true });
    fireEvent(element, held);
    expect(held.defaultPrevented).toBe(true);
    const first = createEvent.keyDown(element, { key: 'Enter' });
    fireEvent(element, first);
    expect(first.defaultPrevented).toBe(false);
  });

  test('the answer is on its way: nothing can be pressed, nothing goes out twice', async () => {
    const delivery = deferred<void>();
    const onResult = vi.fn(() => delivery.promise);
    const { user } = ask({ onResult });
    await user.click(button(/^Open/));
    const sending = button('Sending…');
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    await user.click(sending);
    await user.click(button('Decline'));
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
    await act(async () => delivery.resolve());
    screen.getByRole('heading', { name: 'Finish in the other tab' });
  });

  test('the answer does not arrive: it is sent again without opening again', async () => {
    const onResult = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(undefined);
    const { user } = ask({ onResult });
    await user.click(button(/^Open/));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(queryButton(/^Open/)).toBeNull();
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Finish in the other tab' });
    expect(onResult.mock.calls).toEqual([...ACCEPTED, ...ACCEPTED]);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

const press = () => fireEvent.click(button(/^Open/));

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('haste', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
  test.each([
    ['half a second', urlRequests.plain, 500, undefined],
    ['a second after a warning', urlWarnings.punycode, 1_000, undefined],
    ['as long as the host says', urlRequests.plain, 3_000, 3_000],
  ])('opens nothing for %s', (_, request, delay, acceptDelayMs) => {
    const { onResult } = ask({ request, acceptDelayMs });
    expect(button(/^Open/).getAttribute('aria-disabled')).toBe('true');
    wait(delay - 1);
    press();
    expect(open).not.toHaveBeenCalled();
    wait(1);
    expect(button(/^Open/).getAttribute('aria-disabled')).toBeNull();
    press();
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('another address begins the delay anew', () => {
    const { change } = ask({ acceptDelayMs: 500 });
    wait(500);
    change({ url: 'https://other.example/' });
    press();
    expect(open).not.toHaveBeenCalled();
    wait(500);
    press();
    expect(open.mock.calls[0]?.[0]).toBe('https://other.example/');
  });

  test('a key that is pressed too early begins it anew', () => {
    ask({ acceptDelayMs: 500 });
    wait(400);
    fireEvent.keyDown(button(/^Open/), { key: 'Enter' });
    press();
    wait(499);
    press();
    expect(open).not.toHaveBeenCalled();
  });

  test('coming back to the window begins it anew', () => {
    ask({ acceptDelayMs: 500 });
    wait(500);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    press();
    expect(open).not.toHaveBeenCalled();
  });

  test('what comes after a blocked tab has a delay of its own', () => {
    open.mockImplementation(() => {
      throw new Error('no windows here');
    });
    const { onResult } = ask({ acceptDelayMs: 500 });
    wait(500);
    press();
    for (const name of ['Open again', 'I opened it']) fireEvent.click(button(name));
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult).not.toHaveBeenCalled();
    wait(500);
    fireEvent.click(button('I opened it'));
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('a scripted click opens nothing where the browser vouches for events', () => {
    userActivation({ isActive: true });
    ask({ acceptDelayMs: 500 });
    wait(500);
    act(() => button(/^Open/).click());
    expect(open).not.toHaveBeenCalled();
  });
});

describe('imitation', () => {
  test.each(Object.entries(urlDangers))('%s opens only after the tick', async (_, request) => {
    const { onResult, user, container } = ask({ request });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I checked the address' });
    expect(box.checked).toBe(false);
    await user.click(button(/^Open .* anyway$/));
    expect(open).not.toHaveBeenCalled();
    expect(onResult).not.toHaveBeenCalled();
    expect(container.textContent).toContain(
      'Check the address, then tick “I checked the address”.',
    );
    await user.click(box);
    expect(container.querySelector('[data-elicit-part="refusal"]')).toBeNull();
    await user.click(button(/^Open .* anyway$/));
    expect(open).toHaveBeenCalledTimes(1);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test('the tick is for the address that was checked', async () => {
    const { user, change } = ask({ request: urlDangers.lookalike });
    await user.click(screen.getByRole('checkbox'));
    change({ request: urlDangers.embedded_domain });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await user.click(button(/^Open .* anyway$/));
    expect(open).not.toHaveBeenCalled();
  });

  test('the tick is gone when the same address is judged otherwise', async () => {
    const props = { request: urlDangers.lookalike, protectedDomains: ['google.com'] };
    const { user, change } = ask(props);
    await user.click(screen.getByRole('checkbox'));
    change({ ...props, protectedDomains: [] });
    change(props);
    change({
      ...props,
      requester: { connectionId: 'x', name: 'X', serverUrl: 'https://go0gle.com' },
    });
    await user.click(button(/^Open/));
    expect(open).not.toHaveBeenCalled();
  });
});

function putOver(cover: Element | null) {
  const measure = {
    elementFromPoint: () => cover,
    elementsFromPoint: () => (cover ? [cover] : []),
  };
  for (const [name, value] of Object.entries(measure)) {
    Object.defineProperty(document, name, { value, configurable: true });
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 40));
}

describe('covered', () => {
  test('by something else, it opens nothing and says so', async () => {
    const { onResult, user, container } = ask();
    putOver(document.body.appendChild(document.createElement('aside')));
    await user.click(button(/^Open/));
    expect(open).not.toHaveBeenCalled();
    expect(onResult).not.toHaveBeenCalled();
    expect(container.textContent).toContain('Something on the page covers this button');
    putOver(button(/^Open/));
    await user.click(button(/^Open/));
    expect(open).toHaveBeenCalledTimes(1);
    document.querySelector('aside')?.remove();
  });
  test.each([
    ['by its own sign', () => button(/^Open/).querySelector('svg')],
    ['only by what it lies in', () => button(/^Open/).parentElement],
    ['by nothing that can be measured', () => null],
  ])('%s, it opens', async (_, cover) => {
    const { user } = ask();
    putOver(cover());
    await user.click(button(/^Open/));
    expect(open).toHaveBeenCalledTimes(1);
  });
});

const blocked = () => screen.findByText('Your browser blocked the new tab.');

describe('url-12 a tab that does not come', () => {
  test.each([
    ['the click is not used up', { isActive: true }],
    ['there was no click', { isActive: false }],
  ])('%s: nothing is sent; a link, a copy button and another try come up', async (_, state) => {
    userActivation(state);
    const { onResult, user } = ask();
    await user.click(button(/^Open/));
    await blocked();
    expect(onResult).not.toHaveBeenCalled();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open example.test' });
    expect([link.href, link.target, link.rel, link.getAttribute('referrerpolicy')]).toEqual([
      URL_OK,
      '_blank',
      'noopener noreferrer',
      'no-referrer',
    ]);
    expect(button('Copy address')).toBeTruthy();
    expect(button('Decline')).toBeTruthy();

    userActivation({ isActive: true });
    open.mockImplementation(() => {
      userActivation({ isActive: false });
      return null;
    });
    await user.click(button('Open again'));
    expect(open).toHaveBeenCalledTimes(2);
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test.each([
    ['the button says so', () => button('I opened it')],
    ['the link was followed', () => screen.getByRole('link')],
  ])('opened by hand: %s', async (_, find) => {
    userActivation({ isActive: true });
    const { onResult, user } = ask();
    await user.click(button(/^Open/));
    await user.click(find());
    await waitFor(() => expect(onResult.mock.calls).toEqual(ACCEPTED));
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('it can be declined still', async () => {
    userActivation({ isActive: true });
    const { onResult, user } = ask();
    await user.click(button(/^Open/));
    await user.click(button('Decline'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  });

  test('the focus goes to the note that says so', async () => {
    userActivation({ isActive: true });
    const { user } = ask();
    await user.click(button(/^Open/));
    await blocked();
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Your browser blocked the new tab.' }),
    );
  });

  test('came, as far as can be told: no link', async () => {
    userActivation({ isActive: true });
    open.mockImplementation(() => {
      userActivation({ isActive: false });
      return null;
    });
    const { user } = ask();
    await user.click(button(/^Open/));
    screen.getByRole('heading', { name: 'Finish in the other tab' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('or did, nobody knows: accepted, with the link at hand', async () => {
    const { onResult, user } = ask();
    await user.click(button(/^Open/));
    expect(onResult.mock.calls).toEqual(ACCEPTED);
    expect(screen.getByRole('link')).toBeTruthy();
    screen.getByText('If no tab opened, your browser may have blocked it.');
  });

  test('window.open that throws is a tab that did not come', async () => {
    open.mockImplementation(() => {
      throw new Error('no windows here');
    });
    const { onResult, user } = ask();
    await user.click(button(/^Open/));
    await blocked();
    expect(onResult).not.toHaveBeenCalled();
  });
});

function fail(): never {
  throw new Error('no');
}

async function pressWith(openUrl: OpenUrl) {
  const view = ask({ openUrl });
  await view.user.click(button(/^Open/));
  expect(open).not.toHaveBeenCalled();
  return view;
}

describe('a host that opens by itself', () => {
  test('gets the address and a signal', async () => {
    const openUrl = vi.fn<OpenUrl>();
    await pressWith(openUrl);
    expect(openUrl.mock.calls).toEqual([[URL_OK, { signal: expect.any(AbortSignal) }]]);
  });

  test.each<[string, OpenUrl]>([
    ['nothing', () => {}],
    ['true', () => true],
    ['a promise of true', async () => true],
    ['a promise of nothing', async () => {}],
  ])('and answers with %s: it is open', async (_, openUrl) => {
    const { onResult } = await pressWith(openUrl);
    await screen.findByRole('heading', { name: 'Finish in the other tab' });
    expect(onResult.mock.calls).toEqual(ACCEPTED);
  });

  test.each<[string, OpenUrl]>([
    ['false', () => false],
    ['a promise of false', async () => false],
    ['an exception', fail],
    ['a rejection', async () => fail()],
  ])('and answers with %s: it is not, and nothing is sent', async (_, openUrl) => {
    const { onResult } = await pressWith(openUrl);
    await screen.findByText('The page could not be opened from here.');
    expect(screen.getByRole('link')).toBeTruthy();
    expect(onResult).not.toHaveBeenCalled();
  });

  test.each([
    ['cancels', 'Cancel', { action: 'cancel' }],
    ['declines', 'Decline', { action: 'decline' }],
  ])(
    'is told when the person %s first, and its answer no longer counts',
    async (_, name, result) => {
      const opening = deferred<boolean>();
      const openUrl = vi.fn<OpenUrl>(() => opening.promise);
      const { onResult, user } = await pressWith(openUrl);
      const signal = openUrl.mock.calls[0]?.[1].signal;
      expect(signal?.aborted).toBe(false);
      await user.click(button(/^Open/));
      expect(openUrl).toHaveBeenCalledTimes(1);
      await user.click(button(name));
      expect(signal?.aborted).toBe(true);
      await act(async () => opening.resolve(true));
      expect(onResult.mock.calls).toEqual([[result]]);
    },
  );

  test('is told when the surface goes away', async () => {
    const openUrl = vi.fn<OpenUrl>(() => new Promise(() => {}));
    const { unmount } = await pressWith(openUrl);
    unmount();
    expect(openUrl.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
});

describe('copying', () => {
  test.each([
    ['works', () => Promise.resolve(), 'Address copied'],
    [
      'does not work',
      () => Promise.reject(new Error('denied')),
      'Copying did not work. Select the address and copy it.',
    ],
  ])('%s and says so', async (_, writeText, said) => {
    const { user } = ask();
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await user.click(button('Copy address'));
    expect(clipboard.mock.calls).toEqual([[URL_OK]]);
    await screen.findByRole('button', { name: said });
  });
});
