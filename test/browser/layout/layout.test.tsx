import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { clipped, sticksOut, tooSmall } from './measure.js';
import { surfaces } from './surfaces.js';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
  document.querySelector('#spacing')?.remove();
  await page.viewport(800, 600);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
});

/** The overrides of WCAG 1.4.12. */
function spaceText() {
  const style = document.createElement('style');
  style.id = 'spacing';
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`;
  document.head.append(style);
}

function doubleText() {
  document.documentElement.style.fontSize = '200%';
}

const circumstances = [
  ['as it is', 320, () => {}],
  ['in a panel of 280 px', 280, () => {}],
  ['with text spacing', 320, spaceText],
  ['with text at 200 %', 320, doubleText],
  ['from right to left', 320, () => void (document.documentElement.dir = 'rtl')],
] as const;

describe.each(circumstances)('37 nothing is cut off or pushed aside, %s', (_, width, arrange) => {
  test.each(surfaces)('%s', async (__, surface) => {
    await page.viewport(320, 640);
    arrange();
    const { container } = render(surface);
    container.style.inlineSize = `${width}px`;
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(sticksOut(container, container)).toEqual([]);
    expect(clipped(container)).toEqual([]);
  });
});

describe('38 targets', () => {
  test.each(surfaces)('%s: 24 px and more', (_, surface) => {
    const { container } = render(surface);
    expect(tooSmall(container, 24, 24)).toEqual([]);
  });

  test.each(surfaces)('%s: 44 px high under a finger', async (_, surface) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
    const { container } = render(surface);
    expect(tooSmall(container, 44, 24)).toEqual([]);
  });
});
