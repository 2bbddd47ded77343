// No token of a host takes a button away. Measured in the pixels of a built app, as the bundler left the tokens.
import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSheet } from '../../scripts/styles.mjs';
import { COLOURS } from '../../src/react/surface/colourTokens.js';
import { contrast } from '../contrast.js';
import { readSamples } from '../docs/samples.js';
import { serveBuiltApp } from '../protocol/csp/serve.js';
import { openBrowser } from '../protocol/live/browser.js';
import type { Running } from '../protocol/live/servers.js';
import { colours } from './sheet.js';

let app: Running;
let browser: Browser;
beforeAll(async () => {
  const root = new URL('app/', import.meta.url);
  [app, browser] = await Promise.all([serveBuiltApp(root), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const SCALE = 2;

/** Colours of a part of a picture, by how many pixels have them. */
function coloursIn({ data, width }: PNG, box: DOMRect): [string, number][] {
  const counts = new Map<number, number>();
  // One pixel off the edges, where the corners of a round button show what is behind it.
  const [left, top] = [Math.ceil(box.x * SCALE) + 1, Math.ceil(box.y * SCALE) + 1];
  const [right, bottom] = [(box.x + box.width) * SCALE - 1, (box.y + box.height) * SCALE - 1];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const colour = data.readUIntBE((y * width + x) * 4, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts].map(([colour, count]) => [`#${colour.toString(16).padStart(6, '0')}`, count]);
}

/** A button's fill, and the contrast of what is drawn on it. */
function look(picture: PNG, box: DOMRect) {
  const counts = coloursIn(picture, box);
  const [fill = ''] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const best = Math.max(...counts.map(([colour]) => contrast(colour, fill)));
  return { fill, contrast: best };
}

/** Every button of the page, as it is painted. */
async function buttonsAt(path: string) {
  const context = await browser.newContext({ deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(app.url + path);
  await page.getByRole('button', { name: /^Open .* anyway$/ }).waitFor();
  const buttons = await page.locator('button').all();
  const seen = await Promise.all(
    buttons.map(async (button) => ({
      name: (await button.textContent()) ?? '',
      isPrimary: (await button.getAttribute('data-variant')) === 'primary',
      box: await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height } as DOMRect;
      }),
    })),
  );
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true }));
  await context.close();
  return seen
    .filter(({ box }) => box.width > 4)
    .map(({ name, isPrimary, box }) => ({ name, isPrimary, ...look(picture, box) }));
}

const everywhere = ['none', 'documented', 'compiled', 'two-in-one'];
const hosts: [string, string[]][] = [
  ['light', [...everywhere, 'by-class', 'no-colour', 'no-background', 'no-text']],
  ['dark', [...everywhere, 'by-class', 'no-background']],
  ['by-script', [...everywhere, 'no-colour', 'no-text']],
];
const cases = hosts.flatMap(([host, tokens]) => tokens.map((token) => ({ host, token })));
const inShadow = cases.filter(({ token }) => everywhere.includes(token));

/** Buttons that cannot be read, or whose fill, where they have one, cannot be told from the card. */
async function lostButtons(path: string) {
  const buttons = await buttonsAt(path);
  expect(buttons.length).toBeGreaterThan(10);
  const card = buttons.find(({ name }) => name === 'Cancel')?.fill ?? '';
  return buttons.filter(
    ({ fill, isPrimary, ...button }) =>
      button.contrast < 4.5 || (isPrimary && contrast(fill, card) < 3),
  );
}

describe('every button can be seen and read', () => {
  test.each(cases)('$host host, tokens: $token', async ({ host, token }) => {
    expect(await lostButtons(`?buttons#${host}+${token}`)).toEqual([]);
  });
  test.each(inShadow)('in a shadow root of a $host host: $token', async ({ host, token }) => {
    expect(await lostButtons(`?shadow&buttons#${host}+${token}`)).toEqual([]);
  });
});

test.each([
  ['light+documented', '#7a1fa2'],
  ['dark+documented', '#dba6f5'],
  ['by-script+documented', '#dba6f5'],
  ['light+by-class', '#7a1fa2'],
  ['dark+by-class', '#dba6f5'],
  ['light+one-accent', '#7a1fa2'],
  ['by-script+compiled', '#8ea8fc'], // the kit's own
])('at %s Send is %s', async (host, colour) => {
  const buttons = await buttonsAt(`?buttons#${host}`);
  expect(buttons.find(({ name }) => name.startsWith('Send'))?.fill).toBe(colour);
});

// Text in such an accent may be hard to read: that is the host's own choice.
test.each(hosts)(
  'Send can be read in a %s host that has one accent for both schemes',
  async (host) => {
    const buttons = await buttonsAt(`?buttons#${host}+one-accent`);
    const primary = buttons.filter(({ isPrimary }) => isPrimary);
    expect(primary.length).toBeGreaterThan(2);
    expect(primary.filter((button) => button.contrast < 4.5)).toEqual([]);
  },
);

test('a token that is not a colour is reported, once', async () => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  await page.goto(`${app.url}?buttons#light+two-in-one`);
  await page.getByRole('button', { name: /^Open .* anyway$/ }).waitFor();
  await expect
    .poll(() => said)
    .toEqual([
      expect.stringMatching(/--elicit-accent is "#7a1fa2 ?#dba6f5", which is not a colour/),
    ]);
  await page.close();
});

test('all colours of the sheet are looked at', async () => {
  const table = colours(await buildSheet({ layered: false }));
  expect(COLOURS).toEqual([...table.keys()].map((name) => `--elicit-${name}`));
});

/** What the papers, the pages and the presets tell a host to write. */
const written = [
  ...['README.md', ...readdirSync('stories').filter((file) => file.endsWith('.mdx'))].flatMap(
    (file) => {
      const text = readFileSync(file === 'README.md' ? file : `stories/${file}`, 'utf8');
      return [...text.matchAll(/^```css\n(.*?)^```/gms)].map(
        ([, css = '']) => [file, css] as const,
      );
    },
  ),
  ...readdirSync('src/styles/presets').map(
    (file) => [file, readFileSync(`src/styles/presets/${file}`, 'utf8')] as const,
  ),
];

test('what hosts are told to write is left alone by bundlers', () => {
  expect(written.length).toBeGreaterThan(6);
  const guarded = /@supports \(color: light-dark\(#000, #fff\)\) \{.*?^\}/gms;
  const bare = written.map(([file, css]) => [
    file,
    css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(guarded, ''),
  ]);
  expect(bare.filter(([, css = '']) => css.includes('light-dark('))).toEqual([]);
});

test('every sample imports the one recommended style sheet', () => {
  const samples = readSamples().filter(({ code }) => code.includes('mcp-elicitation-react/styles'));
  expect(samples.length).toBeGreaterThan(6);
  const others = samples.filter(({ code }) => !code.includes('/styles.unlayered.css'));
  expect(others.map(({ name }) => name)).toEqual([]);
});
