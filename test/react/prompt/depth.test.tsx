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
  // Every component of ours that is over the box. `Frame` stays when another request comes and `OneRequest` is keyed by
  // the request; `RequestCard` reads whether it is in a dialog; `OneField` renders alone when its field changes.
  expect(componentsOver(screen.getByRole('textbox'))).toEqual([
    'Frame',
    'OneRequest',
    'RequestCard',
    'AnsweringForm',
    'Fields',
    'OneField',
  ]);
});
