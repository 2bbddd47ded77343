// What only a layout shows of URL consent.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ElicitationPrompt } from '../../src/index.js';
import type { ElicitResult } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import 'mcp-elicitation-react/styles.css';

afterEach(async () => {
  cleanup();
  await page.viewport(800, 600);
});

const requester = { connectionId: 'c', name: 'Acme', serverUrl: 'https://mcp.example.com/mcp' };

async function ask(url: string, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  const request = { mode: 'url', message: 'Please sign in.', url };
  const view = render(
    <ElicitationPrompt
      {...{ request, requester, onResult }}
      presentation="inline"
      acceptDelayMs={0}
      {...props}
    />,
  );
  await waitFor(() => expect(part('url').dataset['verdict']).toBeDefined());
  return { ...view, onResult };
}

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-elicit-part="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const boxes = (parts: Iterable<Element>) => [...parts].map((one) => one.getBoundingClientRect());
const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 1 && inner.right <= outer.right + 1;

function expectNoSidewaysScroll() {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

test('url-10 the end of a long host is visible and stands out at 320 px', async () => {
  await page.viewport(320, 700);
  await ask('https://accounts.example.com.login.session.verify.evil.test/continue');
  await waitFor(() => expect(part('host-strong').textContent).toBe('evil.test'));
  const strong = part('host-strong');
  const box = strong.getBoundingClientRect();
  expect(isWithin(box, part('address').getBoundingClientRect())).toBe(true);
  expect(strong.getClientRects()).toHaveLength(1);
  expect(box.bottom).toBeLessThan(700);
  expect(Number(getComputedStyle(strong).fontWeight)).toBeGreaterThanOrEqual(600);
  expect(Number(getComputedStyle(part('host')).fontWeight)).toBeLessThan(600);
  expectNoSidewaysScroll();
});

test.each([220, 2_000, 4_000])(
  'url-20 an address of %d characters: all of it in reach, host and buttons too, at 360 px',
  async (length) => {
    await page.viewport(360, 640);
    const url = `https://ok.example.test/start?state=${'a1b2c3d4'.repeat(length / 8)}`;
    await ask(url);
    const code = part('full-address');
    expect(code.textContent).toBe(url);
    for (const box of boxes(code.querySelectorAll('bdi, span'))) {
      expect(isWithin(box, part('address').getBoundingClientRect())).toBe(true);
    }
    code.scrollTop = code.scrollHeight;
    const end = document.createRange();
    const last = code.querySelector('bdi')?.lastChild?.firstChild;
    end.setStart(last ?? code, url.length - code.textContent.indexOf('/start') - 1);
    expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      code.getBoundingClientRect().bottom + 1,
    );
    expectNoSidewaysScroll();
    for (const name of [/^Open/, 'Decline', 'Cancel']) {
      const button = screen.getByRole('button', { name });
      button.scrollIntoView();
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(button.contains(hit)).toBe(true);
    }
  },
);

test('64 kB are drawn in few elements, so that the page does not freeze', async () => {
  const url = `https://ok.example.test/?state=${'a1b2c3d4'.repeat(8_000)}`;
  await ask(url);
  expect(part('full-address').offsetHeight).toBeGreaterThan(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show the full address' }));
  expect(part('full-address').offsetHeight).toBeGreaterThan(2_000);
  expect(part('full-address').querySelectorAll('*').length).toBeLessThan(20);
});

test('the box of a long address scrolls with the keyboard', async () => {
  await ask(`https://ok.example.test/?state=${'a1b2c3d4'.repeat(400)}`);
  const box = screen.getByRole('region', { name: /^Full address/ });
  box.focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
});

describe.each([
  ['in a page from left to right', {}],
  ['in a page from right to left', { messages: ar }],
])('%s', (_, props) => {
  test.each([
    ['https://one.two.three.example/'],
    ['https://مثال.إختبار.example/123/abc'],
    ['https://a1.שלום.עולם.example/'],
    ['https://שלום.b2.ב3.example/'],
  ])('the labels of %s stand in the order of the host', async (url) => {
    await ask(url, props);
    const lefts = boxes(part('host').querySelectorAll('[data-elicit-part="host-label"]')).map(
      ({ left }) => Math.round(left),
    );
    expect(lefts.length).toBeGreaterThan(2);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('the address runs from left to right', async () => {
    await ask('https://www.example.com/%D8%A8/x?a=1', props);
    const text = part('full-address').querySelector('bdi');
    const range = document.createRange();
    const at = (node: Node | null | undefined, offset: number) => {
      range.setStart(node ?? document, offset);
      range.setEnd(node ?? document, offset + 1);
      return range.getBoundingClientRect().left;
    };
    expect(at(text?.firstChild, 0)).toBeLessThan(at(text?.lastChild, 0));
  });
});

test('url-25 a direction mark in the message or the server’s name turns nothing around', async () => {
  await ask('https://ok.example.test/\u202Egnp.exe', {
    request: {
      mode: 'url',
      message: 'Open \u202Ethe page',
      url: 'https://ok.example.test/\u202Egnp.exe',
    },
    requester: { ...requester, name: 'Acme \u202Eemca' },
  });
  expect(part('root').textContent).not.toMatch(/\p{Bidi_Control}/u);
  expect(part('raw').textContent).toBe('https://ok.example.test/\\u{202e}gnp.exe');
});

/** The page around a card is the host's. */
const rules = Object.fromEntries(
  ['page-has-heading-one', 'region', 'heading-order', 'landmark-one-main'].map((id) => [
    id,
    { enabled: false },
  ]),
);

async function violations() {
  const result = await axe.run(document.body, { rules });
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const longOf = (host: string) => `https://${host}.test/?state=${'a1b2c3d4'.repeat(400)}`;

describe('axe', () => {
  test.each([
    ['ok', 'https://www.example.com:8443/x'],
    ['warn', 'https://bücher.example/'],
    ['danger', 'https://go0gle.com/'],
    ['block', 'https://bank.example@evil.test/'],
    ['long', `https://ok.example.test/?state=${'a1b2c3d4'.repeat(400)}`],
  ])('finds nothing wrong: %s', async (_, url) => {
    await ask(url);
    expect(await violations()).toEqual([]);
  });
  test.each([
    ['fallback', false],
    ['waiting', true],
  ])('finds nothing wrong: %s', async (_, opened) => {
    await ask('https://ok.example.test/a', { openUrl: () => opened });
    await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
    expect(await violations()).toEqual([]);
  });
  test('finds nothing wrong: two long addresses of one server', async () => {
    await ask(longOf('one'));
    await ask(longOf('two'));
    expect(await violations()).toEqual([]);
  });
});

test('in a shadow root, too, a covered button opens nothing', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'closed' });
  const onResult = vi.fn();
  const openUrl = vi.fn(() => true);
  const request = { mode: 'url', message: 'Please sign in.', url: 'https://ok.example.test/' };
  render(
    <ElicitationPrompt
      {...{ request, requester, onResult, openUrl }}
      presentation="inline"
      acceptDelayMs={0}
    />,
    { container: shadow.appendChild(document.createElement('div')) },
  );
  const button = shadow.querySelector<HTMLElement>('[data-action="open"]');
  const cover = document.body.appendChild(document.createElement('div'));
  cover.style.cssText = 'position: fixed; inset: 0; background: white; pointer-events: none';
  button?.click();
  expect(openUrl).not.toHaveBeenCalled();
  cover.remove();
  button?.click();
  expect(openUrl).toHaveBeenCalledTimes(1);
  host.remove();
});
