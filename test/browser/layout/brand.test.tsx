// What a host's few tokens make of the rest.
import { cleanup, render, screen } from '@testing-library/react';
import layered from 'mcp-elicitation-react/styles.css?inline';
import unlayered from 'mcp-elicitation-react/styles.unlayered.css?inline';
import { afterEach, describe, expect, test } from 'vitest';
import { ElicitationPrompt } from '../../../src/index.js';
import shadcn from '../../../src/styles/presets/shadcn.css?raw';
import shadcn3 from '../../../src/styles/presets/shadcn-tailwind3.css?raw';
import tailwind from '../../../src/styles/presets/tailwind.css?raw';
import * as palettes from '../../../stories/theming/palettes.js';
import { contrast } from '../../contrast.js';

afterEach(() => {
  cleanup();
  document.documentElement.className = '';
});

const request = {
  message: 'Which?',
  requestedSchema: {
    type: 'object',
    properties: {
      tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } },
      plan: { type: 'string', title: 'Plan', enum: ['free', 'pro'] },
    },
  },
};

function ask(sheet: string, tokens: string) {
  render(
    <>
      <style>{`${sheet} .brand { ${tokens} }`}</style>
      <div className="brand">
        <ElicitationPrompt
          request={request}
          requester={{ connectionId: 'a', name: 'Acme' }}
          onResult={() => {}}
        />
      </div>
    </>,
  );
}

/** What a browser paints for a colour, over the kit's background: `#rrggbb`. */
function painted(token: string): string {
  const root = document.querySelector<HTMLElement>('.brand [data-elicit-part="root"]');
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!root || !context) throw new Error('Nothing was drawn');
  for (const each of ['bg', token]) {
    root.style.outlineColor = `var(--_${each})`;
    context.fillStyle = getComputedStyle(root).outlineColor;
    context.fillRect(0, 0, 1, 1);
  }
  const bytes = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

describe.each([
  ['the layered sheet', layered],
  ['the unlayered sheet', unlayered],
])('with %s', (_, sheet) => {
  const brand =
    'color-scheme: light; --elicit-bg: #3a1d00; --elicit-fg: #fff; --elicit-accent: #ffd000;';

  test.each(['bg-subtle', 'bg-field', 'bg-hover', 'bg-active', 'accent-subtle'])(
    'a brand that names a background and an accent has %s in keeping',
    (token) => {
      ask(sheet, brand);
      expect(painted('bg')).toBe('#3a1d00');
      expect(contrast(painted(token), '#3a1d00')).toBeLessThan(1.4);
    },
  );

  test('a brand’s own shade wins', () => {
    ask(sheet, `${brand} --elicit-bg-subtle: #00ff00; --elicit-accent-subtle: #0000ff;`);
    expect(['bg-subtle', 'accent-subtle'].map(painted)).toEqual(['#00ff00', '#0000ff']);
  });

  test('boxes to tick stay boxes, however round the brand is', () => {
    ask(sheet, '--elicit-radius: 3rem;');
    expect(getComputedStyle(screen.getByRole('checkbox', { name: 'x' })).borderRadius).toBe('6px');
    expect(getComputedStyle(screen.getByRole('radio', { name: 'pro' })).borderRadius).toBe('50%');
  });
});

describe.each([
  ['shadcn/ui with Tailwind 4', palettes.shadcn + shadcn],
  ['shadcn/ui with Tailwind 3', palettes.shadcnTailwind3 + shadcn3],
  ['Tailwind 4', `.dark { color-scheme: dark } ${palettes.tailwind} ${tailwind}`],
])('the preset for %s', (_, preset) => {
  test.each(['light', 'dark'])('can be read in %s', (scheme) => {
    document.documentElement.className = scheme;
    ask(`${unlayered} ${preset}`, '');
    const on = (front: string, back: string) => contrast(painted(front), painted(back));
    expect(on('fg', 'bg')).toBeGreaterThanOrEqual(7);
    for (const text of ['fg-muted', 'accent', 'danger', 'warn', 'success']) {
      expect([text, on(text, 'bg') >= 4.5]).toEqual([text, true]);
    }
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(painted('bg')).toMatch(scheme === 'light' ? /^#ffffff$/ : /^#[01]/);
  });
});
