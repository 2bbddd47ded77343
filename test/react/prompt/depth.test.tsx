import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ElicitationPrompt } from '../../../src/index.js';
import { form } from '../form/prompt.js';

interface Fiber {
  type: unknown;
  return: Fiber | null;
}

/** The components from an element up to the one that a host wrote. */
function componentsOver(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  const names: string[] = [];
  let fiber = (element as unknown as Record<string, Fiber>)[key] ?? null;
  for (; fiber && fiber.type !== ElicitationPrompt; fiber = fiber.return) {
    const { type } = fiber;
    if (typeof type === 'function') names.push(type.name);
  }
  return names.toReversed();
}

test('few components stand between a prompt and its first box', () => {
  render(
    <ElicitationPrompt
      request={form({ name: { type: 'string' } })}
      requester={{ connectionId: 'acme', name: 'Acme' }}
      onResult={() => {}}
    />,
  );
  const names = componentsOver(screen.getByRole('textbox'));
  const frame = ['MessagesProvider', 'SurfaceRoot', 'LiveRegion', 'OwnRegion', 'FocusKeeper'];
  const own = names.filter((name) => ![...frame, 'SurfaceBody', 'TextControl'].includes(name));
  expect(own).toEqual([
    'OneRequest',
    'RequestView',
    'RequestCard',
    'AnsweringForm',
    'Fields',
    'OneField',
  ]);
  // Each part of the frame stands there once: what an inner one is given would be ignored.
  for (const name of frame) expect(names.filter((other) => other === name)).toHaveLength(1);
});
