import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { requesters, scenarios, urlDangers } from '../../../src/fixtures/index.js';
import { sticksOut } from './measure.js';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('style');
  await page.viewport(800, 600);
});

const windows = [
  ['a wide window', 800, 600, '100%'],
  ['a phone', 320, 640, '100%'],
  ['a phone on its side', 640, 320, '100%'],
  ['a phone, text at 200 %', 320, 640, '200%'],
  ['a small window, text at 200 %', 640, 640, '200%'],
] as const;

describe.each(windows)('37 a dialog in %s', (_, width, height, fontSize) => {
  test.each([
    ['a form', scenarios.bookTable],
    ['a consent', urlDangers.lookalike],
  ])('%s is whole, and all of it can be reached', async (__, request) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = fontSize;
    render(
      <ElicitationPrompt
        request={request}
        requester={requesters.remote}
        presentation="dialog"
        acceptDelayMs={0}
        onResult={() => {}}
      />,
    );
    const dialog = page.getByRole('dialog').element();
    const box = dialog.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(sticksOut(dialog, dialog)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

    // Scripts can scroll what people cannot.
    const scrolls = getComputedStyle(dialog).overflowY === 'auto';
    expect(scrolls || dialog.scrollHeight <= dialog.clientHeight).toBe(true);
    const body = document.querySelector('[data-elicit-part="dialog-body"]');
    expect(body?.clientHeight).toBeGreaterThan(60);

    const cancel = page.getByRole('button', { name: 'Cancel', exact: true }).element();
    cancel.scrollIntoView({ block: 'nearest' });
    const { left, top, width: w, height: h } = cancel.getBoundingClientRect();
    expect(cancel.contains(document.elementFromPoint(left + w / 2, top + h / 2))).toBe(true);

    const heading = page.getByRole('heading', { level: 2 }).element();
    heading.scrollIntoView({ block: 'nearest' });
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
  });
});
