// One prompt on the page. A number that a title begins with names an assertion of the design, and is kept so that it can be searched for.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ElicitationPrompt } from '../../../src/index.js';
import type { ElicitResult } from '../../../src/index.js';

export const requester = { connectionId: 'acme', name: 'Acme', origin: 'mcp.acme.example' };

export const ticket = {
  message: 'To open a support ticket, I need a few details.',
  requestedSchema: {
    type: 'object',
    properties: {
      email: {
        type: 'string',
        format: 'email',
        title: 'Work email',
        description: 'For the receipt',
      },
      size: { type: 'string', title: 'Plan size', enum: ['Small', 'Large'] },
    },
    required: ['email', 'size'],
  },
};

export function meet(request: unknown = ticket, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void | Promise<void>>();
  const page = render(
    <ElicitationPrompt
      request={request}
      requester={requester}
      onResult={onResult}
      acceptDelayMs={0}
      {...props}
    />,
  );
  return { ...page, onResult, user: userEvent.setup() };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work email' });
export const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

/** An answer on its way. */
export function createDelivery() {
  const controls = { arrive: () => {}, fail: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    controls.arrive = resolve;
    controls.fail = () => reject(new Error('offline'));
  });
  return { promise, arrive: () => controls.arrive(), fail: () => controls.fail() };
}
