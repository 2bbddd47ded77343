// What Chromium tells a screen reader about a box: style sheets have a part in it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';
import { requesters } from '../../src/fixtures/index.js';

afterEach(cleanup);

interface FrameTree {
  frame: { id: string; url: string };
  childFrames?: FrameTree[];
}
interface Node {
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
}

function framesOf({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap(framesOf)];
}

/** The description of the box of this name, as the browser computes it. */
async function descriptionOf(name: string): Promise<string | undefined> {
  const session = cdp();
  await session.send('Accessibility.enable');
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  for (const frameId of framesOf(frameTree)) {
    const tree = (await session.send('Accessibility.getFullAXTree', { frameId })) as {
      nodes: Node[];
    };
    const box = tree.nodes.find(
      (node) => node.role?.value === 'textbox' && node.name?.value === name,
    );
    if (box) return box.description?.value.replaceAll(' .', '.');
  }
  return undefined;
}

test('an error ends before what follows it is read', async () => {
  render(
    <ElicitationPrompt
      request={{
        message: 'Who are you?',
        requestedSchema: {
          type: 'object',
          properties: {
            n: {
              type: 'string',
              title: 'Nickname',
              description: 'As on your badge',
              maxLength: 20,
            },
          },
          required: ['n'],
        },
      }}
      requester={requesters.remote}
      acceptDelayMs={0}
      onResult={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await expect
    .poll(() => descriptionOf('Nickname'))
    .toBe('Error: Enter Nickname. As on your badge. Up to 20 characters');
});
