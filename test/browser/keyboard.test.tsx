// Every fixture with the keyboard alone.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as fixtures from '../../src/fixtures/index.js';
import { ElicitationPrompt } from '../../src/index.js';
import type { ElicitResult } from '../../src/index.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

const { requesters, manyFields: _many, largeForms, ...sets } = fixtures;
const requests = Object.entries({
  ...sets,
  thirty: { thirtyFields: largeForms.thirtyFields },
}).flatMap(([set, ones]) =>
  Object.entries(ones).map(([name, request]) => ({ name: `${set}.${name}`, request })),
);

function open(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  render(
    <ElicitationPrompt
      {...{ request, onResult }}
      requester={requesters.remote}
      presentation="inline"
      acceptDelayMs={0}
      timeZone="UTC"
      {...props}
    />,
  );
  return onResult;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** All that Tab must reach; a group of radios is one stop. */
function stops(): Set<Element> {
  const all = document.querySelectorAll<HTMLElement>(`[data-elicit-part="root"] :is(${FOCUSABLE})`);
  const visible = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
  return new Set(visible.map(groupOf));
}

function groupOf(element: Element): Element {
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
  return isRadio ? (element.closest('fieldset') ?? element) : element;
}

/** Tab after tab, until the focus is on this button or nowhere. */
async function tabTo(
  name: string | RegExp | undefined,
  seen = new Set<Element>(),
): Promise<Element | null> {
  for (let times = 0; times < 250; times += 1) {
    await userEvent.keyboard('{Tab}');
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    seen.add(groupOf(active));
    if (name !== undefined && active === screen.queryByRole('button', { name })) return active;
  }
  return null;
}

describe('every fixture', () => {
  test.each(requests)(
    '$name: Tab reaches everything, in order, and leaves; Decline and Cancel answer',
    async ({ request }) => {
      const onResult = open(request);
      await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
      // A message that is too long gets its button once the page has been laid out.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const seen = new Set<Element>();
      await tabTo(undefined, seen);
      const all = stops();
      const missed = [...all].filter((one) => !seen.has(one));
      expect(missed.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
      const order = [...seen].filter((one) => all.has(one));
      expect(order.every((one, n) => n === 0 || follows(order[n - 1], one))).toBe(true);
      button('Decline').focus();
      await userEvent.keyboard('{Enter}');
      expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
      cleanup();
      const onSecond = open(request);
      button('Cancel').focus();
      await userEvent.keyboard(' ');
      expect(onSecond.mock.calls).toEqual([[{ action: 'cancel' }]]);
    },
  );
});

/** A list that comes on demand. */
const PENDING = '[data-control="combobox"]:not(:has([role="listbox"]))';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a whole answer', () => {
  const { planTripWhere, planTripWhen, deleteProject, fileBugReport } = fixtures.scenarios;

  // Day and month are the same, for the browser decides which comes first.
  test.each([
    [
      'planTripWhere',
      planTripWhere,
      [' {ArrowDown}', '{Tab}2'],
      { city: 'Trieste', travellers: 2 },
    ],
    [
      'planTripWhen',
      planTripWhen,
      ['11112026', '{Tab}{Tab} '],
      { departure: '2026-11-11', flexible: false },
    ],
    ['deleteProject', deleteProject, [], {}],
    [
      'fileBugReport',
      fileBugReport,
      [
        'Crash on save',
        '{Tab}It closes.{Enter}Twice.',
        '{Tab} {ArrowDown}',
        '{Tab} {Tab}{Tab} ',
        '{Tab}{Tab}{Tab} ',
      ],
      {
        summary: 'Crash on save',
        description: 'It closes.\nTwice.',
        severity: 'major',
        platforms: ['Linux', 'Windows'],
        reproducible: true,
      },
    ],
  ])('%s: with keys alone, from the heading to the receipt', async (_, request, keys, content) => {
    const onResult = open(request, { acceptDelayMs: undefined, presentation: 'dialog' });
    const heading = screen.getByRole('heading', { level: 2 });
    expect(document.activeElement).toBe(heading);
    // Over the close button, into the first question.
    if (keys.length > 0) await userEvent.keyboard('{Tab}{Tab}');
    for (const part of keys) await userEvent.keyboard(part);
    const send = await tabTo(/^(Send|Confirm)/);
    await waitFor(() => expect(send?.getAttribute('aria-disabled')).toBeNull());
    await userEvent.keyboard('{Enter}');
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content }]]);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/^(You answered|You confirmed)/),
    );
  });
});

function follows(before: Element | undefined, after: Element): boolean {
  return ((before?.compareDocumentPosition(after) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
