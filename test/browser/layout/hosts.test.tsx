import { cleanup, render } from '@testing-library/react';
import layered from 'mcp-elicitation-react/styles.css?inline';
import unlayered from 'mcp-elicitation-react/styles.unlayered.css?inline';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { requesters, scenarios, urlDangers } from '../../../src/fixtures/index.js';
import { FrameHost } from '../../../stories/hosts/FrameHost.js';
import { opinions, star, tailwind3, tailwind4 } from '../../../stories/hosts/resets.js';
import { ShadowHost } from '../../../stories/hosts/ShadowHost.js';
import { isVisibleButton, tooSmall } from './measure.js';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

const letters = [scenarios.fileBugReport, urlDangers.lookalike].map((request, i) => (
  <ElicitationPrompt
    key={i}
    request={request}
    requester={requesters.remote}
    presentation="inline"
    acceptDelayMs={0}
    onResult={() => {}}
  />
));

/** The root in which a host with these sheets has drawn. */
function draw(sheets: readonly string[]): ShadowRoot {
  const { container } = render(<ShadowHost sheets={sheets}>{letters}</ShadowHost>);
  const root = container.firstElementChild?.shadowRoot;
  if (!root) throw new Error('The host has no shadow root');
  return root;
}

const all = (root: ParentNode, part: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-elicit-part="${part}"]`),
];

function isBox({ paddingInlineStart, borderTopWidth, borderTopStyle }: CSSStyleDeclaration) {
  const hasPadding = Number.parseFloat(paddingInlineStart) >= 8;
  return hasPadding && Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid';
}

function isHeading({ fontWeight, textTransform }: CSSStyleDeclaration) {
  return Number(fontWeight) >= 600 && textTransform === 'none';
}

/** What a reset has taken away. */
function undressed(root: ParentNode): string[] {
  const main = all(root, 'action').filter((button) => button.dataset['variant'] !== 'quiet');
  if (main.length !== 4) return [`${main.length} buttons instead of 4`];
  return [
    ...main.filter((button) => !isVisibleButton(button)),
    ...all(root, 'control').filter((box) => !isBox(getComputedStyle(box))),
    ...all(root, 'heading').filter((heading) => !isHeading(getComputedStyle(heading))),
  ]
    .map((element) => element.outerHTML)
    .concat(tooSmall(root, 24, 24));
}

/** Where each part stands, to compare hosts by. */
function outline(root: ParentNode): string[] {
  return [...root.querySelectorAll('[data-elicit-part]')].map((part) => {
    const { top, height, left, width } = part.getBoundingClientRect();
    const box = [left, top, width, height].map(Math.round).join(' ');
    return `${part.getAttribute('data-elicit-part')} ${box}`;
  });
}

const matrix: readonly (readonly [string, readonly string[]])[] = [
  ['no reset', [layered]],
  ['no reset, unlayered', [unlayered]],
  ['`*` reset', [star, unlayered]],
  ['Tailwind 3, before', [tailwind3, unlayered]],
  ['Tailwind 3, after', [unlayered, tailwind3]],
  ['Tailwind 4', [tailwind4, layered]],
  ['opinions', [opinions, unlayered]],
];

describe.each([
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
])('40 hosts, %s, %s', (scheme, direction) => {
  test.each(matrix)('%s', (_, sheets) => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.dir = direction;
    expect(undressed(draw(sheets))).toEqual([]);
  });
});

test('40 a reset moves nothing', () => {
  const plain = outline(draw([unlayered]));
  cleanup();
  expect(plain.length).toBeGreaterThan(50);
  for (const reset of [star, tailwind3]) {
    expect(outline(draw([unlayered, reset]))).toEqual(plain);
    cleanup();
  }
});

test('40 the layered sheet loses to a reset that is in no layer, and the developer is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [send] = all(draw([star, layered]), 'action');
  expect(send && isVisibleButton(send)).toBe(false);
  await expect
    .poll(() => warn.mock.calls.flat())
    .toEqual([expect.stringContaining('styles.unlayered.css')]);
});

test('40 a frame that the host draws into', async () => {
  render(
    <FrameHost title="Frame" sheet={layered}>
      {letters}
    </FrameHost>,
  );
  const frame = page.getByTitle('Frame');
  await expect.element(frame).toBeInTheDocument();
  await expect
    .poll(() =>
      (frame.element() as HTMLIFrameElement).contentDocument?.querySelector(
        '[data-elicit-part="form"]',
      ),
    )
    .toBeTruthy();
  const inside = (frame.element() as HTMLIFrameElement).contentDocument;
  expect(inside && undressed(inside)).toEqual([]);
});
