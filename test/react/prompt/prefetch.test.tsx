// When files are fetched: not by an import, but by a mounted surface. The kit is loaded anew for each test.
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requester } from '../assertions/surface.js';

const onDemand = '../../../src/react/page/onDemand.js';
let fetches: number;

beforeEach(() => {
  vi.resetModules();
  fetches = 0;
  vi.doMock(onDemand, async (original) => {
    const real = await original<typeof import('../../../src/react/page/onDemand.js')>();
    return {
      ...real,
      createOnDemand: () =>
        real.createOnDemand(() => {
          fetches += 1;
          return new Promise(() => {});
        }),
    };
  });
});
afterEach(() => {
  vi.doUnmock(onDemand);
  vi.resetModules();
});

const form = { message: 'Your name?', requestedSchema: { type: 'object', properties: {} } };

test('an import fetches nothing, and neither does a server that draws', async () => {
  const { ElicitationOutlet, ElicitationPrompt, createElicitationQueue } =
    await import('../../../src/index.js');
  renderToString(
    <>
      <ElicitationPrompt request={form} requester={requester} onResult={() => {}} />
      <ElicitationOutlet queue={createElicitationQueue()} />
    </>,
  );
  expect(fetches).toBe(0);
});

test('a mounted prompt fetches the dialog and the URL part, which later requests may need', async () => {
  const { ElicitationPrompt } = await import('../../../src/index.js');
  render(<ElicitationPrompt request={form} requester={requester} onResult={() => {}} />);
  expect(fetches).toBe(2);
});

test('a mounted outlet does so before any request has come', async () => {
  const { ElicitationOutlet, createElicitationQueue } = await import('../../../src/index.js');
  render(<ElicitationOutlet queue={createElicitationQueue()} />);
  expect(fetches).toBe(2);
});
