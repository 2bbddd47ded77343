import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { applyToPage, globalTypes, initialGlobals } from '../../.storybook/globals.js';
import { ElicitationPrompt } from '../../src/index.js';
import { requesters, scenarios, urlWarnings } from '../../src/fixtures/index.js';
import { moveTo } from './pointer.js';

afterEach(async () => {
  cleanup();
  applyToPage(initialGlobals);
  await force('none');
});

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

function draw(): HTMLElement {
  const common = { requester: requesters.remote, acceptDelayMs: 0, onResult: () => {} };
  const { container } = render(
    <>
      <ElicitationPrompt request={scenarios.fileBugReport} {...common} />
      <ElicitationPrompt request={urlWarnings.ip_literal} presentation="inline" {...common} />
    </>,
  );
  return container;
}

/** ButtonFace where no theme is: a contrast theme has the page's colour for it. */
const FACE = 'rgb(239, 239, 239)';

/** Colours of every part, as far as they are seen, once none of them is on its way to another. */
async function colours(root: ParentNode): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return [...root.querySelectorAll('[data-elicit-part]')].map((part) => {
    const { color, borderTopWidth, borderTopColor, boxShadow } = getComputedStyle(part);
    const edge = borderTopWidth === '0px' ? 'none' : borderTopColor;
    const ink = color.replace(FACE, 'rgb(255, 255, 255)');
    return `${part.getAttribute('data-elicit-part')} ${ink} edge ${edge} shadow ${boxShadow}`;
  });
}

test('the toolbar has what the gallery promises', () => {
  expect(Object.keys(globalTypes ?? {})).toEqual(Object.keys(initialGlobals));
  expect(Object.keys(initialGlobals)).toEqual([
    'language',
    'direction',
    'scheme',
    'width',
    'forced',
    'spacing',
    'motion',
  ]);
});

test('forced colours of the toolbar are those of the system, and go again', async () => {
  await moveTo({ x: 0, y: 0 }); // what it rests on has other colours
  const container = draw();
  await expect.element(page.getByText('Not the same site', { exact: false })).toBeVisible();
  const before = await colours(container);
  await force('active');
  const real = await colours(container);
  await force('none');
  applyToPage({ forced: 'active' });
  expect(await colours(container)).toEqual(real);
  expect(real).not.toEqual(before);
  applyToPage({ forced: 'none' });
  expect(await colours(container)).toEqual(before);
});
