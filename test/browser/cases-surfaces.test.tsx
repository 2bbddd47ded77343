// Failures of other clients that only a real browser shows, with dialogs and with more than one request.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ElicitationOutlet, ElicitationPrompt, createElicitationQueue } from '../../src/index.js';
import type { ElicitResult, Elicitation } from '../../src/index.js';
import { caseOf, summary } from '../react/summaries.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

const requester = { connectionId: 'acme', name: 'Acme' };

function open(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  render(
    <ElicitationPrompt
      {...{ request, requester, onResult }}
      presentation="dialog"
      acceptDelayMs={0}
      {...props}
    />,
  );
  return onResult;
}

const requestOf = (id: string): unknown => caseOf(id).request;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
/** The list comes on demand. */
async function openList(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('[role="listbox"]')).not.toBeNull());
  const combobox = screen.getByRole('combobox', { name: /List/ });
  combobox.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(combobox.getAttribute('aria-expanded')).toBe('true'));
  return combobox;
}
const pressBackdrop = () =>
  userEvent.click(page.elementLocator(document.documentElement), {
    position: { x: 5, y: 5 },
    force: true,
  });

describe(`act-02 ${summary('act-02')}`, () => {
  test('act-02 the close icon cancels, without checking anything', async () => {
    const onResult = open(requestOf('act-02'));
    await userEvent.click(button('Close without answering'));
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('25 a press outside does nothing', async () => {
    const onResult = open(requestOf('act-02'));
    await pressBackdrop();
    expect(dialog()).not.toBeNull();
    expect(onResult).not.toHaveBeenCalled();
  });

  test('25 nor does a selection that is dragged out of the dialog', async () => {
    const onResult = open(requestOf('act-02'));
    const box = screen.getByRole('textbox');
    await userEvent.fill(box, 'some text to select');
    await userEvent.dragAndDrop(box, document.documentElement, {
      sourcePosition: { x: 60, y: 10 },
      targetPosition: { x: 5, y: 5 },
      force: true,
    });
    expect(dialog()).not.toBeNull();
    expect(onResult).not.toHaveBeenCalled();
  });
});

test(`act-08 ${summary('act-08')}`, async () => {
  const long = Array.from({ length: 30 }, (_, n) => `option ${n}`);
  const onResult = open({
    message: 'Choose.',
    requestedSchema: {
      type: 'object',
      properties: {
        c: { type: 'string', title: 'List', enum: long },
        d: { type: 'string', title: 'Day', format: 'date' },
      },
    },
  });
  const combobox = await openList();
  await userEvent.keyboard('{Escape}');
  expect(combobox.getAttribute('aria-expanded')).toBe('false');
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  expect(dialog()).toBeNull();
});

test(`act-09 ${summary('act-09')}`, async () => {
  const onResult = open(requestOf('act-09'));
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.fill(box, 'Hello');
  const toast = document.body.appendChild(document.createElement('div'));
  toast.textContent = 'Saved';
  toast.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;pointer-events:auto';
  // The dialog is over it.
  await userEvent.click(toast, { force: true });
  expect(dialog()).not.toBeNull();
  expect(box.value).toBe('Hello');
  expect(onResult).not.toHaveBeenCalled();
  toast.remove();
});

describe('24 Escape', () => {
  const request = {
    message: 'Name?',
    requestedSchema: { type: 'object', properties: { n: { type: 'string' } } },
  };

  test('24 on a dialog in which nothing was typed cancels', async () => {
    const onResult = open(request);
    await userEvent.keyboard('{Escape}');
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('24 never discards what was typed, however often it is pressed', async () => {
    const onResult = open(request);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('Ada{Escape}');
    expect(document.activeElement).toBe(button('Keep editing'));
    for (let times = 0; times < 5; times += 1) await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada');
    expect(onResult).not.toHaveBeenCalled();
  });

  test('24 keeping returns to the text; discarding cancels', async () => {
    const onResult = open(request);
    const box = screen.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('Ada{Escape}{Enter}');
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{Escape}{Tab}{Enter}');
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });
});

function openOutlet(presentation: 'inline' | 'dialog') {
  const queue = createElicitationQueue();
  const results = new Map<string, ElicitResult>();
  render(
    <>
      <button type="button" onClick={(event) => (event.currentTarget.textContent = 'pressed')}>
        Host
      </button>
      <ElicitationOutlet queue={queue} presentation={presentation} acceptDelayMs={0} />
    </>,
  );
  function ask(key: string, elicitation: Elicitation, signal?: AbortSignal) {
    act(() => {
      void queue.ask(elicitation, { requester, signal }).then((result) => results.set(key, result));
    });
  }
  return { ask, results };
}

const question = (
  message: string,
  property: object = { type: 'string', title: 'Value' },
): Elicitation => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { v: property } },
});

test(`que-09 ${summary('que-09')}`, async () => {
  const { ask, results } = openOutlet('dialog');
  const controller = new AbortController();
  const many = {
    type: 'string',
    title: 'List',
    enum: Array.from({ length: 30 }, (_, n) => `${n}`),
  };
  ask('r1', question('First?'));
  ask('r2', question('Second?', many), controller.signal);
  await userEvent.click(button('Send to Acme'));
  expect(results.get('r1')).toEqual({ action: 'accept', content: {} });
  await openList();
  act(() => controller.abort());
  expect(dialog()).toBeNull();
  await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  expect(document.documentElement.style.overflow).toBe('');
  expect(
    document.querySelectorAll('[aria-hidden="true"]:not(svg, [data-elicit-part]), [inert]'),
  ).toHaveLength(0);
  await userEvent.click(button('Host'));
  expect(button('pressed')).toBeTruthy();
});

test(`a11-06 ${summary('a11-06')}`, async () => {
  open(requestOf('a11-06'));
  await userEvent.click(button('Send to Acme'));
  const problems = screen.getByRole('group', { name: 'There are 2 problems' });
  expect(document.activeElement).toBe(problems);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Destination/ }));
  await userEvent.click(screen.getByRole('link', { name: /Meals/ }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'veg' }));
});

test(`a11-07 ${summary('a11-07')}`, async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const app = shadow.appendChild(document.createElement('div'));
  const container = shadow.appendChild(document.createElement('div'));
  const onResult = vi.fn();
  const request = {
    message: 'Trip details.',
    requestedSchema: {
      type: 'object',
      properties: {
        dest: { type: 'string', title: 'Destination' },
        seat: { type: 'string', title: 'Seat', enum: ['aisle', 'window'] },
        zone: {
          type: 'string',
          title: 'Zone',
          enum: Array.from({ length: 12 }, (_, n) => `zone ${n}`),
        },
      },
    },
  };
  render(
    <ElicitationPrompt
      {...{ request, requester, onResult, container }}
      presentation="dialog"
      acceptDelayMs={0}
    />,
    { container: app },
  );
  const box = container.querySelector('[role="dialog"]');
  expect(box?.contains(shadow.activeElement)).toBe(true);
  expect(box?.closest('[aria-hidden="true"]')).toBeNull();
  const stops = new Set<Element | null>();
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    for (let times = 0; times < 14; times += 1) {
      await userEvent.keyboard(key);
      stops.add(shadow.activeElement);
      expect(box?.contains(shadow.activeElement)).toBe(true);
    }
  }
  expect(stops.size).toBeGreaterThan(6);
  const select = container.querySelector('select');
  await userEvent.selectOptions(select ?? document.body, 'zone 3');
  expect(select?.selectedOptions[0]?.textContent).toBe('zone 3');
  await userEvent.keyboard('{Escape}');
  const keep = [...container.querySelectorAll('button')].find(
    (one) => one.textContent === 'Discard and cancel',
  );
  await userEvent.click(keep ?? document.body);
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  cleanup();
  host.remove();
});

test(`a11-11 ${summary('a11-11')}`, async () => {
  const { ask, results } = openOutlet('dialog');
  ask('r1', question('First?'));
  ask('r2', question('Second?'));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Acme asks for information'),
  );
  button('Send to Acme').focus();
  await userEvent.keyboard('{Enter}');
  expect(results.get('r1')).toEqual({ action: 'accept', content: {} });
  const next = screen.getByRole('dialog', {
    name: 'Acme asks for information',
    description: 'Second?',
  });
  // The focus on the heading of a named and described dialog is what announces it.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(next.contains(document.activeElement)).toBe(true);
});

test('a dialog adds no style element and no style attribute of its own', async () => {
  const styles = document.querySelectorAll('style').length;
  open(requestOf('a11-06'));
  expect(dialog()).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  // What Radix sets on the dialog goes through CSSOM, which a strict policy allows.
  const parts = [...document.querySelectorAll('[data-elicit-part][style]')];
  expect(parts.filter((part) => part.getAttribute('data-elicit-part') !== 'dialog')).toEqual([]);
});
