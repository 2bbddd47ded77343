// Whatever a server fills in, it has been in view, or a press has led to it, before it is sent.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { virtual } from '@guidepup/virtual-screen-reader';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationActions, ElicitationForm, ElicitationPrompt } from '../../src/index.js';
import type { ElicitResult } from '../../src/index.js';
import attacks from '../data/attacks.json' with { type: 'json' };
import { middleOf, moveTo, pressAt } from './pointer.js';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('style');
  await page.viewport(800, 600);
  window.scrollTo(0, 0);
  await moveTo({ x: 0, y: 0 });
});

const requester = { connectionId: 'acme', name: 'Acme CRM', origin: 'mcp.acme-crm.com' };
const patient = { timeout: 20_000 };
const frames = async (count = 4) => {
  for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
};

type Schema = Record<string, unknown>;
const formOf = (properties: Record<string, Schema>, message = 'Hello') => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties },
});
/** Questions without an answer, which take room. */
const blanks = (prefix: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`${prefix}${n}`, { type: 'string' }]),
  );
const hidden = { type: 'string', title: 'Pay to', default: 'Evil GmbH' };
const more = { type: 'number', title: 'Amount', default: 4999 };
const long = formOf({ ...blanks('a', 12), payee: hidden, ...blanks('b', 12) });

function ask(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  render(<ElicitationPrompt {...{ request, requester, onResult }} {...props} />);
  return onResult;
}

const rows = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>('[data-elicit-part="field"]'),
];
const sendButton = (root: ParentNode = document) => {
  const button = root.querySelector<HTMLElement>('[data-action="accept"]');
  if (!button) throw new Error('There is no button to send with.');
  return button;
};
const isArmed = (root?: ParentNode) => sendButton(root).getAttribute('aria-disabled') === null;
/** With a pointer, after one jump to the button: what lies between has not been in view. */
async function press(root?: ParentNode, before = () => {}) {
  await waitFor(() => expect(isArmed(root)).toBe(true), patient);
  const button = sendButton(root);
  button.scrollIntoView({ block: 'nearest' });
  await userEvent.hover(button);
  // Where the letters are large the button is higher than the window.
  const { top, bottom } = button.getBoundingClientRect();
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  await moveTo({ x: middleOf(button).x - 10, y });
  await moveTo({ ...middleOf(button), y });
  before();
  await pressAt({ ...middleOf(button), y });
  await frames();
}
const note = /^Check this answer/;
const focusedName = () => {
  const active = document.activeElement;
  return active?.closest('[data-elicit-part="field"]')?.querySelector('label')?.textContent;
};

/** What of an element can be seen, by itself and within all that scrolls around it. */
function edgesInView(element: Element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  const isAt = (y: number) => {
    const hit = document.elementFromPoint(left + 2, y);
    return hit !== null && element.contains(hit);
  };
  return { top: isAt(top + 2), bottom: isAt(bottom - 2) };
}

describe('F2-form-dialog', () => {
  const row = attacks.find(({ id }) => id === 'F2-form-dialog');
  const params = row?.params as { message: string };
  const message = params.message.replace(/<.*/s, '') + '\n \n'.repeat(480);

  test.each([
    [1000, 800],
    [640, 500],
    [320, 256],
  ])('%d × %d: no answer leaves that was not in view and not led to', async (width, height) => {
    await page.viewport(width, height);
    const onResult = ask({ ...params, message }, { presentation: 'dialog' });
    await screen.findByRole('dialog', undefined, patient);
    const had = rows().map(() => ({ top: false, bottom: false, focus: false }));
    const look = () =>
      rows().forEach((element, n) => {
        const { top, bottom } = edgesInView(element);
        const one = had[n];
        if (!one) return;
        one.top ||= top;
        one.bottom ||= bottom;
        one.focus ||= element.contains(document.activeElement);
      });
    let presses = 0;
    while (onResult.mock.calls.length === 0) {
      look();
      await press(document, look);
      look();
      presses += 1;
      expect(presses).toBeLessThanOrEqual(4);
    }
    expect(had).toHaveLength(3);
    expect(had.filter(({ top, bottom, focus }) => !focus && !(top && bottom))).toEqual([]);
    expect(onResult).toHaveBeenCalledWith({
      action: 'accept',
      content: { payee: 'Evil GmbH', amount: 4999, agree: true },
    });
  });
});

/** What is looked at for less than 300 ms has not been read. */
async function read(element?: Element, block: ScrollLogicalPosition = 'center', ms = 400) {
  element?.scrollIntoView({ block });
  await frames();
  const from = performance.now();
  await vi.waitUntil(() => performance.now() - from > ms);
}

describe('an answer that was filled in below the fold', () => {
  test('flew past: the press leads to it', async () => {
    const onResult = ask(long);
    await waitFor(() => expect(isArmed()).toBe(true), patient);
    rows()[12]?.scrollIntoView({ block: 'center' });
    await frames(2);
    window.scrollTo(0, 0);
    await frames(2);
    await press();
    expect(onResult).not.toHaveBeenCalled();
    expect(focusedName()).toMatch(/^Pay to/);
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('the press leads to it and says so; the next one sends', async () => {
    const onResult = ask(long);
    await press();
    expect(onResult).not.toHaveBeenCalled();
    expect(focusedName()).toMatch(/^Pay to/);
    expect(edgesInView(screen.getByText(note))).toEqual({ top: true, bottom: true });
    expect(document.activeElement).toHaveAccessibleDescription(note);
    await press();
    expect(onResult).toHaveBeenCalledWith({ action: 'accept', content: { payee: 'Evil GmbH' } });
  });

  test('a double click does not go past it', async () => {
    const onResult = ask(long);
    await waitFor(() => expect(isArmed()).toBe(true), patient);
    await userEvent.dblClick(sendButton());
    await frames();
    expect(onResult).not.toHaveBeenCalled();
    // Its second half may have taken the focus on.
    expect(screen.getByText(note)).toBeTruthy();
  });

  test('one press leads to all that fit into the window, and says how many there are', async () => {
    const properties = { ...blanks('a', 12), payee: hidden, more, ...blanks('b', 12) };
    const onResult = ask(formOf(properties));
    await press();
    expect(
      screen.getByText(/^Check this answer and those after it before you send: 2/),
    ).toBeTruthy();
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('never more presses than answers, also if nobody looks', async () => {
    const properties = {
      ...blanks('a', 12),
      one: hidden,
      ...blanks('b', 12),
      two: more,
      ...blanks('c', 12),
    };
    const onResult = ask(formOf(properties));
    for (let n = 0; n < 3; n += 1) {
      expect(onResult).not.toHaveBeenCalled();
      await press();
    }
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(note)).toBeNull();
  });

  test('was passed on the way down: one press sends', async () => {
    const onResult = ask(long);
    await waitFor(() => expect(rows()).toHaveLength(25));
    for (const element of rows()) await read(element, 'center', 100);
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('is higher than the window: its edges need not be in view at once', async () => {
    await page.viewport(320, 256);
    const options = Array.from({ length: 6 }, (_, n) => `${n} ${'long words '.repeat(12)}`);
    const choice = { type: 'string', title: 'Plan', enum: options, default: options[2] };
    const onResult = ask(formOf({ ...blanks('a', 6), choice, ...blanks('b', 6) }));
    await waitFor(() => expect(rows()).toHaveLength(13));
    const tall = rows()[6];
    expect(tall?.offsetHeight).toBeGreaterThan(300);
    await read(tall, 'start');
    await read(tall, 'end');
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('only its upper edge was in view: that is not enough', async () => {
    await page.viewport(320, 256);
    const options = Array.from({ length: 6 }, (_, n) => `${n} ${'long words '.repeat(12)}`);
    const choice = { type: 'string', title: 'Plan', enum: options, default: options[5] };
    const onResult = ask(formOf({ ...blanks('a', 6), choice, ...blanks('b', 6) }));
    await waitFor(() => expect(rows()).toHaveLength(13));
    rows()[6]?.scrollIntoView({ block: 'start' });
    await frames();
    await press();
    expect(onResult).not.toHaveBeenCalled();
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('has been in the review: the second press sends', async () => {
    const onResult = ask(long, { review: true });
    await press();
    await screen.findByText('Evil GmbH');
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('came from an earlier answer', async () => {
    const blank = formOf({ ...blanks('a', 25) });
    const onResult = ask(blank, { draft: { f12: 'typed long ago' } });
    await press();
    expect(onResult).not.toHaveBeenCalled();
    expect(document.activeElement).toHaveProperty('value', 'typed long ago');
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });
});

const fill = (element: Element | undefined) => {
  const box = element?.querySelector('input');
  // As a password manager does, and Chromium in all boxes but the one in which it was picked.
  if (box) fireEvent.input(box, { target: { value: 'Musterweg 1' } });
};

describe('what the browser fills in', () => {
  test('out of view has to be seen', async () => {
    const onResult = ask(formOf(blanks('a', 25)));
    await waitFor(() => expect(rows()).toHaveLength(25));
    fill(rows()[12]);
    await press();
    expect(onResult).not.toHaveBeenCalled();
    expect(document.activeElement).toHaveProperty('value', 'Musterweg 1');
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('in place of what had been seen as well; in view it is seen', async () => {
    const onResult = ask(formOf({ first: hidden, ...blanks('a', 25) }));
    await waitFor(() => expect(rows()).toHaveLength(26));
    await frames();
    rows()[25]?.scrollIntoView();
    await frames();
    fill(rows()[0]);
    await press();
    expect(onResult).not.toHaveBeenCalled();
    cleanup();
    const another = ask(formOf({ first: hidden, ...blanks('a', 25) }));
    await waitFor(() => expect(rows()).toHaveLength(26));
    fill(rows()[0]);
    await read();
    await press();
    expect(another).toHaveBeenCalledTimes(1);
  });
});

describe('by keyboard alone', () => {
  test('Ctrl+Enter leads to it, and sends from there', async () => {
    const onResult = ask(long);
    await waitFor(() => expect(isArmed()).toBe(true), patient);
    rows()[0]?.querySelector('input')?.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(focusedName()).toMatch(/^Pay to/));
    expect(onResult).not.toHaveBeenCalled();
    await waitFor(() => expect(isArmed()).toBe(true), patient);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test('who has been everywhere by Tab sends at once', async () => {
    const onResult = ask(long);
    await waitFor(() => expect(isArmed()).toBe(true), patient);
    rows()[0]?.querySelector('input')?.focus();
    for (let n = 0; n < 25; n += 1) await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(sendButton());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });
});

test('a screen reader reads the answer together with the reason', async () => {
  ask(long);
  await press();
  const target = document.activeElement;
  await virtual.start({ container: document.body });
  (target as HTMLElement).blur();
  (target as HTMLElement).focus();
  const spoken = await virtual.lastSpokenPhrase();
  await virtual.stop();
  expect(spoken).toMatch(/Pay to.*Evil GmbH.*Check this answer before you send it/);
});

test.each([
  ['320 × 256', 320, 256, '100%'],
  ['text at 400 %', 320, 512, '400%'],
])('nobody is locked out: %s', async (_, width, height, fontSize) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = fontSize;
  const onResult = ask(long, { presentation: 'dialog' });
  await screen.findByRole('dialog', undefined, patient);
  await press();
  await press();
  expect(onResult).toHaveBeenCalledTimes(1);
});

describe('wherever the form is', () => {
  test('in parts, with a control of the host’s that takes no focus', async () => {
    const onResult = vi.fn();
    const controls = { number: () => <output>4999</output> };
    const request = formOf({ ...blanks('a', 12), more, ...blanks('b', 12) });
    render(
      <ElicitationForm.Root {...{ request, requester, onResult, controls }}>
        <ElicitationForm.Requester />
        <ElicitationForm.Fields />
        <ElicitationActions.Accept />
      </ElicitationForm.Root>,
    );
    await press();
    expect(onResult).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2), patient);
    await press();
    expect(onResult).toHaveBeenCalledTimes(1);
  });

  test('a field that the host does not draw is the host’s to answer for', async () => {
    const onResult = vi.fn();
    const request = formOf({ a: { type: 'string' }, more });
    render(
      <ElicitationForm.Root {...{ request, requester, onResult }}>
        <ElicitationForm.Field name="a" />
        <ElicitationActions.Accept />
      </ElicitationForm.Root>,
    );
    await press();
    expect(onResult).toHaveBeenCalledWith({ action: 'accept', content: { more: 4999 } });
  });

  test('in a shadow root that scrolls by itself', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'block-size: 300px; overflow: auto';
    const root = host.attachShadow({ mode: 'open' });
    const inside = root.appendChild(document.createElement('div'));
    const onResult = vi.fn();
    render(<ElicitationPrompt {...{ request: long, requester, onResult }} />, {
      container: inside,
    });
    await press(root);
    expect(onResult).not.toHaveBeenCalled();
    expect(root.activeElement).toHaveProperty('value', 'Evil GmbH');
    await press(root);
    expect(onResult).toHaveBeenCalledTimes(1);
    host.remove();
  });

  test('in a frame', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'inline-size: 600px; block-size: 300px; border: 0';
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The frame has no body.');
    const onResult = vi.fn();
    render(createPortal(<ElicitationPrompt {...{ request: long, requester, onResult }} />, body));
    await waitFor(() => expect(isArmed(body)).toBe(true), patient);
    const button = sendButton(body);
    const pressThere = async () => {
      await waitFor(() => expect(isArmed(body)).toBe(true), patient);
      frame.contentWindow?.scrollTo(0, body.scrollHeight);
      button.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      await frames();
    };
    await pressThere();
    expect(onResult).not.toHaveBeenCalled();
    expect(frame.contentDocument?.activeElement).toHaveProperty('value', 'Evil GmbH');
    await pressThere();
    expect(onResult).toHaveBeenCalledTimes(1);
    frame.remove();
  });
});

describe('part of an answer is out of view within its question', () => {
  const options = Array.from({ length: 61 }, (_, n) => `Option ${n}`);
  test.each<[string, Schema]>([
    [
      'a text area that scrolls',
      { type: 'string', default: `Keep it.${'\n'.repeat(120)}And pay.` },
    ],
    [
      'a tick far down a list',
      { type: 'array', items: { enum: options }, default: options.slice(20) },
    ],
    [
      'a description that is folded',
      { type: 'boolean', default: true, description: `${'Line\n'.repeat(60)}You also pay.` },
    ],
  ])('%s: the first press leads to it', async (_, property) => {
    const onResult = ask(formOf({ it: { title: 'It', ...property } }));
    await press();
    await expect
      .element(page.getByText(/^Check this answer before you send it/).first())
      .toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  test('a number that is wider than its box makes it grow', async () => {
    ask(formOf({ it: { type: 'number', title: 'It', default: 12_500_000_000_000_000 } }));
    await waitFor(() => expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA'), patient);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('12500000000000000');
  });

  test('a folded message is read first where nothing else is sent', async () => {
    const message = `${'Line\n'.repeat(190)}All your files are deleted.`;
    const onResult = ask(formOf({ note: { type: 'string', title: 'Note' } }, message));
    await press();
    await expect
      .element(page.getByText('There is more of this message. Read it, then press again.').first())
      .toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
  });
});

test('keys that were meant for the request before do not answer the next one', async () => {
  const onResult = ask(formOf({ pay: { type: 'boolean', title: 'Pay', default: true } }));
  await waitFor(() => expect(isArmed()).toBe(true), patient);
  document.querySelector<HTMLElement>('[data-elicit-part="heading"]')?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await frames();
  expect(onResult).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('input')?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
});

test('what a typed name stands for is said beside the box', async () => {
  const named = { oneOf: [{ const: 'x@evil.example', title: 'ann@acme.example' }] };
  ask(formOf({ to: { title: 'To', anyOf: [{ type: 'string', ...named }, { type: 'string' }] } }));
  await userEvent.type(page.getByRole('combobox'), 'ann@acme.example');
  await expect.element(page.getByText('Sent as x@evil.example')).toBeVisible();
});
