// Every main surface, in light and dark, in a language of either direction.
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test } from 'vitest';
import { MessagesProvider } from '../../../src/index.js';
import type { Messages } from '../../../src/locales/index.js';
import { ar } from '../../../src/locales/ar.js';
import { en } from '../../../src/locales/en.js';
import { alone, surfaces } from './surfaces.js';
import type { Surface } from './surfaces.js';

type Shown = readonly (readonly [name: string, surface: Surface])[];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The page around a component is the host's. */
const hosts = [
  'page-has-heading-one',
  'landmark-one-main',
  'region',
  'heading-order',
  'html-has-lang',
];
const rules = Object.fromEntries(hosts.map((rule) => [rule, { enabled: false }]));

async function problems(): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: tags },
    rules,
    resultTypes: ['violations', 'incomplete'],
  });
  const undecided = incomplete.filter(({ id }) => id === 'aria-prohibited-attr');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`),
  );
}

function paint(scheme: 'light' | 'dark') {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  style.background = scheme === 'dark' ? '#17191f' : '#fff';
}

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

const looks = (['light', 'dark'] as const).flatMap((scheme) =>
  [en, ar].map((messages) => [scheme, messages] as const),
);

function Gallery({ shown, messages }: { shown: Shown; messages: Messages }) {
  return (
    <MessagesProvider messages={messages}>
      {shown.map(([name, { element }]) => (
        <div key={name} data-surface={name}>
          {element}
        </div>
      ))}
    </MessagesProvider>
  );
}

const rootOf = (name: string) =>
  document.querySelector<HTMLElement>(`[data-surface="${name}"]`) ?? document.body;

/** Surfaces that do not show what they are here for. */
function missing(shown: Shown): string[] {
  return shown
    .filter(([name, { shows }]) => shows !== undefined && !rootOf(name).querySelector(shows))
    .map(([name]) => name);
}

/** What axe finds in all looks, and what did not come to be looked at. */
async function problemsIn(shown: Shown): Promise<string[]> {
  const { rerender } = render(<Gallery shown={shown} messages={en} />);
  for (const [name, { act }] of shown) await act?.(rootOf(name));
  await expect.poll(() => missing(shown)).toEqual([]);
  const found: string[] = [];
  for (const [scheme, messages] of looks) {
    paint(scheme);
    rerender(<Gallery shown={shown} messages={messages} />);
    const wrong = [...missing(shown).map((name) => `missing: ${name}`), ...(await problems())];
    found.push(...wrong.map((problem) => `${scheme}, ${messages.locale}: ${problem}`));
  }
  return found;
}

test('05 axe finds nothing in any surface, light or dark, in English or Arabic', async () => {
  expect(await problemsIn(Object.entries(surfaces))).toEqual([]);
});

test.each(Object.entries(alone))('05 axe finds nothing in %s', async (...surface) => {
  expect(await problemsIn([surface])).toEqual([]);
});
