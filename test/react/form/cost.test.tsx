import { act, fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compileForm, initialEntries } from '../../../src/core/index.js';
import { ElicitationPrompt } from '../../../src/react/ElicitationPrompt.js';
import type { ElicitationPromptProps } from '../../../src/react/ElicitationPrompt.js';
import { createController } from '../../../src/react/form/controller.js';
import { createFieldView } from '../../../src/react/form/fieldView.js';
import { everyKind } from './everyKind.js';
import { acme, form } from './prompt.js';

// Counts, which hold on a busy machine where times do not; the times are in bench/.

const text = { type: 'string', format: 'email' };
const many = (count: number, property: object = text) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`q${i}`, { ...property, title: `Question ${i}` }]),
  );

const prompt = (request: unknown, props: Partial<ElicitationPromptProps> = {}) => (
  <ElicitationPrompt
    request={request}
    requester={acme}
    onResult={() => {}}
    acceptDelayMs={0}
    {...props}
  />
);

/** Counts the commits in which something below was rendered. */
function watched(content: ReactNode) {
  const seen = { commits: 0 };
  render(
    <Profiler id="form" onRender={() => (seen.commits += 1)}>
      {content}
    </Profiler>,
  );
  return {
    /** How many commits it takes. */
    during(action: () => void): number {
      const before = seen.commits;
      act(action);
      return seen.commits - before;
    },
  };
}

// Not by role or label: jsdom takes minutes to name a thousand boxes.
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not in the page`);
  return element;
}
const type = (value: string) => fireEvent.input(find('[name=f7]'), { target: { value } });
const send = () => fireEvent.click(find('[data-action=accept]'));

describe('a key in a form of hundreds of questions', () => {
  const half = 150;
  const questions = {
    ...many(half),
    ...Object.fromEntries(
      Array.from({ length: half }, (_, i) => [`tick${i}`, { type: 'boolean' }]),
    ),
  };

  const optional = Object.keys(questions).filter((name) => name !== 'q7');

  test('renders nothing before an error shows, and nothing until it is right after one does', () => {
    let drawn = 0;
    function Counted() {
      drawn += 1;
      return null;
    }
    const page = watched(prompt(form(questions, optional), { controls: { boolean: Counted } }));
    const first = drawn;
    expect(first).toBeGreaterThanOrEqual(half);
    // The first one answers the question: one less is left to answer.
    expect(page.during(() => type('a'))).toBeLessThanOrEqual(1);
    for (const value of ['ab', 'abc']) expect(page.during(() => type(value))).toBe(0);
    expect(page.during(send)).toBeGreaterThan(0);
    expect(find('[name=f7]').getAttribute('aria-invalid')).toBe('true');
    for (const value of ['abcd', 'abcde']) expect(page.during(() => type(value))).toBe(0);
    expect(page.during(() => type('a@b.example'))).toBe(1);
    // Of all others, none was drawn a second time.
    expect(drawn).toBe(first);
  });

  test('calls the one who listens to that question', () => {
    const model = compileForm(form(questions).requestedSchema);
    const initial = initialEntries(model);
    const controller = createController(
      { model, blocked: new Set(), initial, base: initial, entries: initial },
      () => ({
        locale: 'en',
        onContent() {},
        onReveal() {},
        onRefused() {},
      }),
    );
    let called = 0;
    for (const field of model.fields)
      createFieldView(controller, field, true).subscribe(() => (called += 1));
    const [field] = model.fields;
    if (field) controller.enter(field, 'a');
    expect(called).toBe(1);
  });
});

describe('elements', () => {
  test.each([
    ['text', 8],
    ['email', 5],
    ['day', 5],
    ['at', 20],
    ['seats', 5],
    ['agree', 11],
    ['news', 6],
    ['plan', 11],
    ['month', 14],
    ['area', 8], // with its list, which another test may have brought
    ['regions', 15],
  ])('of a question like %s: at most %i', (kind, most) => {
    render(prompt(form({ it: everyKind[kind] ?? {} }, ['it'])));
    const field = document.querySelector('[data-elicit-part="field"]');
    expect(field?.querySelectorAll('*').length).toBeGreaterThan(1);
    expect(field?.querySelectorAll('*').length).toBeLessThanOrEqual(most);
  });

  test('of an option: three', () => {
    render(prompt(form({ it: everyKind['plan'] ?? {} })));
    const options = [...document.querySelectorAll('[data-elicit-part="choice"]')];
    expect(options.map((option) => option.querySelectorAll('*').length)).toEqual([2, 2]);
  });
});

const calls = (spies: { mock: { calls: unknown[] } }[]) =>
  spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);

/** How many listeners of the page were added and not removed. */
function countListeners() {
  const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const removed = [
    vi.spyOn(window, 'removeEventListener'),
    vi.spyOn(document, 'removeEventListener'),
  ];
  return () => calls(added) - calls(removed);
}

describe('listeners', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(['inline', 'dialog'] as const)(
    'of the page: %s, none is left after 50 forms',
    async (presentation) => {
      const request = form({ text: everyKind['text'] ?? {}, plan: everyKind['plan'] ?? {} });
      render(prompt(request, { presentation })).unmount(); // React's own, once
      const count = countListeners();
      const elements = document.querySelectorAll('*').length;
      for (let i = 0; i < 50; i++) render(prompt(request, { presentation })).unmount();
      await Promise.resolve(); // what a dialog was put into goes a moment later
      expect(count()).toBeLessThanOrEqual(0);
      // Each container of the tests' own.
      expect(document.querySelectorAll('*').length - elements).toBeLessThanOrEqual(50);
    },
  );

  test('of the page: as many for a hundred questions as for ten', () => {
    const count = countListeners();
    render(prompt(form(many(10))));
    const few = count();
    render(prompt(form(many(100))));
    expect(count() - few).toBeLessThanOrEqual(few);
  });
});
