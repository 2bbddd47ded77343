import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { requesters, scenarios, urlDangers } from '../../../src/fixtures/index.js';

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
}

/** What Tab stops at, until it leaves `root` or begins anew. */
async function walk(root: Element): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await userEvent.tab();
    const element = document.activeElement;
    if (!element || !root.contains(element) || element === stops[0]?.element) return stops;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    stops.push({
      element,
      outline: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      isCovered: isCovered(element),
    });
  }
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const row = element.closest('[data-elicit-part="choice"]') ?? element;
  return there === null || !(row.contains(there) || there.contains(element));
}

function isAfter(element: Element, before: Element): boolean {
  const position = before.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Stops without a ring, stops under something else, and stops that go back in the document. */
function faults(stops: readonly Stop[]): string[] {
  if (stops.length < 4) return ['Tab stops at less than four places'];
  return stops
    .filter(({ element, outline, width, isCovered: covered }, i) => {
      const before = stops[i - 1]?.element;
      const isBack = before && before !== element && !isAfter(element, before);
      return outline === 'none' || width < 2 || covered || isBack;
    })
    .map(({ element, ...rest }) => `${element.outerHTML} ${JSON.stringify(rest)}`);
}

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
