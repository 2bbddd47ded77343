import { cleanup, render } from '@testing-library/react';
import layered from 'mcp-elicitation-react/styles.css?inline';
import unlayered from 'mcp-elicitation-react/styles.unlayered.css?inline';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { ShadowHost } from '../../../stories/hosts/ShadowHost.js';
import { contrast, pairs } from '../../contrast.js';

afterEach(async () => {
  cleanup();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** What a browser makes of the sheet's tokens. */
function tokensOf(sheet: string, colorScheme: string): (token: string) => string {
  const { container } = render(
    <ShadowHost sheets={[sheet]}>
      <div data-elicit-part="root" style={{ colorScheme }} />
    </ShadowHost>,
  );
  const root = container.firstElementChild?.shadowRoot?.querySelector('div');
  if (!root) throw new Error('Nothing was drawn');
  return (token) => {
    root.style.color = `var(--_${token})`;
    return hex(getComputedStyle(root).color);
  };
}

describe.each([
  ['the layered sheet', layered],
  ['the unlayered sheet', unlayered],
])('36 contrast that a browser computes from %s', (_, sheet) => {
  test.each([
    ['light', 'no-preference'],
    ['dark', 'no-preference'],
    ['light', 'more'],
    ['dark', 'more'],
  ])('%s, contrast: %s', async (scheme, value) => {
    const features = [{ name: 'prefers-contrast', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    const token = tokensOf(sheet, scheme);
    const weak = pairs.flatMap(([least, front, backs]) =>
      backs
        .map((back) => ({ front, back, ratio: contrast(token(front), token(back)) }))
        .filter(({ ratio }) => ratio < needed(least, front, value)),
    );
    expect(weak).toEqual([]);
  });
});

/** Who asks for more gets it where the kit is quiet: in muted text and in edges. */
function needed(least: number, front: string, preference: string): number {
  return preference === 'more' && ['fg-muted', 'border-control'].includes(front) ? 7 : least;
}
