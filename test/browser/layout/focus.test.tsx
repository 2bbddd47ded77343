import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { requesters, scenarios, urlDangers } from '../../../src/fixtures/index.js';
import { surfaces } from './surfaces.js';

afterEach(async () => {
  cleanup();
  await page.viewport(800, 600);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

const common = { requester: requesters.remote, acceptDelayMs: 0, onResult: () => {} };

interface Stop {
  element: Element;
  outline: string;
  width: number;
  /** Something else lies over its middle. */
  isCovered: boolean;
  /** A box around it cuts its ring off. */
  isCut: boolean;
}

/** What Tab stops at, until it leaves `root` or begins anew. */
async function walk(root: Element): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await userEvent.tab();
    const element = document.activeElement;
    const last = stops.at(-1);
    if (element && element === last?.element) continue; // the next part of a date
    if (!element || !root.contains(element) || element === stops[0]?.element) return stops;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    stops.push({
      element,
      outline: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      isCovered: isCovered(element),
      isCut: isCut(element),
    });
  }
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const row = element.closest('[data-elicit-part="choice"]') ?? element;
  return there === null || !(row.contains(there) || there.contains(element));
}

/** Whether the ring, two pixels and their gap, has no room within what hides its overflow. */
function isCut(element: Element): boolean {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const around = box.getBoundingClientRect();
    const isWide = left - ring < around.left - 0.5 || right + ring > around.right + 0.5;
    const isHigh = top - ring < around.top - 0.5 || bottom + ring > around.bottom + 0.5;
    if ((overflowX !== 'visible' && isWide) || (overflowY !== 'visible' && isHigh)) return true;
  }
  return false;
}

function isAfter(element: Element, before: Element): boolean {
  const position = before.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Stops without a ring, stops under something else, and stops that go back in the document. */
function faults(stops: readonly Stop[]): string[] {
  if (stops.length < 2) return ['Tab stops at less than two places'];
  return stops
    .filter(({ element, outline, width, isCovered: covered, isCut: cut }, i) => {
      const before = stops[i - 1]?.element;
      const isBack = before && before !== element && !isAfter(element, before);
      return outline === 'none' || width < 2 || covered || cut || isBack;
    })
    .map(({ element, ...rest }) => `${element.outerHTML} ${JSON.stringify(rest)}`);
}

test.each(surfaces.filter(([name]) => name !== 'a receipt'))(
  '39 the focus can be seen at each stop of %s',
  async (_, surface) => {
    const { container } = render(surface);
    expect(faults(await walk(container))).toEqual([]);
  },
);

const modes = [
  ['in the page’s colours', []],
  ['in forced colours', [{ name: 'forced-colors', value: 'active' }]],
] as const;

describe.each(modes)('39 the focus can be seen at each stop, %s', (_, features) => {
  test.each([
    ['a form', scenarios.fileBugReport],
    ['a consent', urlDangers.lookalike],
  ])('%s', async (__, request) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
    const { container } = render(
      <ElicitationPrompt request={request} presentation="inline" {...common} />,
    );
    expect(faults(await walk(container))).toEqual([]);
  });

  test('a dialog lower than its form: nothing hides behind its foot', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
    await page.viewport(800, 500);
    render(<ElicitationPrompt request={scenarios.bookTable} presentation="dialog" {...common} />);
    const dialog = page.getByRole('dialog').element();
    await expect.element(page.getByRole('heading', { name: /asks for/ })).toHaveFocus();
    expect(faults(await walk(dialog))).toEqual([]);
  });
});
