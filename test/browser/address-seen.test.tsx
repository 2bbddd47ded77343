// Whatever a server writes, the address has been in view before Open can be pressed.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';
import attacks from '../data/attacks.json' with { type: 'json' };
import { middleOf, pressAt } from './pointer.js';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('style');
  await page.viewport(800, 600);
});

const requester = {
  connectionId: 'acme',
  name: 'Acme CRM',
  origin: 'mcp.acme-crm.com',
  serverUrl: 'https://mcp.acme-crm.com/mcp',
};
/** The data writes repetitions in words: `<then "\n.\" 240 times>`. */
function paramsOf(id: string): Record<string, unknown> {
  const params = attacks.find((row) => row.id === id)?.params ?? {};
  const message = String('message' in params ? params.message : '').replace(
    /<(?:then )?"(.*)" (\d+) times>$/s,
    (_, what: string, count: string) => what.replaceAll('\\n', '\n').repeat(Number(count)),
  );
  return { ...params, message };
}

function ask(request: unknown, presentation?: 'inline' | 'dialog', openUrl = vi.fn(() => true)) {
  render(
    <ElicitationPrompt {...{ request, requester, presentation, openUrl }} onResult={() => {}} />,
  );
  return openUrl;
}
const host = () => document.querySelector('[data-elicit-part="host"]');
const open = () => screen.getByRole('button', { name: /^Open/ });
const isArmed = () => open().getAttribute('aria-disabled') === null;

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { left, top, bottom } = element.getBoundingClientRect();
  const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 2, y));
  return hits.every((hit) => hit !== null && element.contains(hit));
}

describe.each(['F1-url-push', 'F1-dots'])('%s', (id) => {
  test.each([
    [1000, 800],
    [640, 500],
    [380, 700],
    [320, 640],
  ])(
    '%d × %d: host and full address are in view where Open can be pressed',
    async (width, height) => {
      await page.viewport(width, height);
      ask(paramsOf(id));
      await waitFor(() => expect(host()).not.toBeNull());
      await userEvent.click(screen.getByText('I checked the address'));
      document.querySelector('[data-elicit-part="host"]')?.scrollIntoView();
      await waitFor(() => expect(isArmed()).toBe(true), { timeout: 20_000 });
      expect(open().textContent).toContain('xn--');
      expect(isInView(host())).toBe(true);
      const full = document.querySelector('[data-elicit-part="full-address"]');
      full?.scrollIntoView({ block: 'nearest' });
      expect(isInView(full)).toBe(true);
      // The server's words: below, a few lines, and said to be theirs.
      const message = document.querySelector('[data-elicit-part="message"]');
      expect(host()?.compareDocumentPosition(message ?? document.body)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(message?.getBoundingClientRect().height).toBeLessThan(280);
      expect(screen.getByText(/^Message from/).getBoundingClientRect().height).toBeGreaterThan(10);
    },
  );
});

const plain = {
  mode: 'url',
  elicitationId: '1',
  url: 'https://evil.example.net/a',
  message: 'Sign in',
};

test('Open wakes up only after the host has been in view; the press before says so, and brings it there', async () => {
  const style = { blockSize: '1500px' };
  const openUrl = vi.fn(() => true);
  render(
    <div style={{ blockSize: '300px', overflow: 'auto' }}>
      <div style={style} />
      <ElicitationPrompt
        request={plain}
        {...{ requester, openUrl }}
        presentation="inline"
        onResult={() => {}}
      />
    </div>,
  );
  await waitFor(() => expect(host()).not.toBeNull());
  // The page is that small only for this test: the button alone is in view.
  const scroller = document.querySelector<HTMLElement>('div[style*="overflow"]');
  if (scroller) scroller.style.blockSize = '60px';
  open().scrollIntoView({ block: 'center' });
  await vi.waitFor(
    async () => {
      await pressAt(middleOf(open()));
      expect(screen.queryAllByText('Look at the address first, then press again.')).not.toEqual([]);
    },
    { timeout: 20_000 },
  );
  expect(openUrl).not.toHaveBeenCalled();
  await waitFor(() => expect(isArmed()).toBe(true), { timeout: 20_000 });
  await userEvent.click(open());
  expect(openUrl).toHaveBeenCalledTimes(1);
});

test.each([
  ['320 × 256', 320, 256, '100%'],
  ['text at 400 %', 320, 512, '400%'],
])('nobody is locked out: %s', async (_, width, height, fontSize) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = fontSize;
  const openUrl = ask({ ...plain, url: `https://${'long-label.'.repeat(15)}example.net/` });
  await waitFor(() => expect(host()).not.toBeNull());
  await vi.waitFor(
    async () => {
      for (const block of ['start', 'end'] as const) {
        host()?.scrollIntoView({ block });
        for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
      }
      expect(isArmed()).toBe(true);
    },
    { timeout: 20_000 },
  );
  await userEvent.click(open());
  expect(openUrl).toHaveBeenCalledTimes(1);
});
