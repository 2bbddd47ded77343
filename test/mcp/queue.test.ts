import { expect, it } from 'vitest';
import { accept, createElicitationQueue } from '../../src/mcp/index.js';

it('settles with the answer of a person who has seen it', async () => {
  const queue = createElicitationQueue();
  const result = queue.ask(
    { mode: 'form', message: 'Name?', requestedSchema: {} },
    { requester: { connectionId: 'a', name: 'A' } },
  );
  const id = queue.getSnapshot()[0]?.id ?? '';
  queue.settle(id, accept({ n: 1 }));
  expect(queue.getSnapshot()[0]?.phase).toBe('queued');
  queue.present(id);
  queue.settle(id, accept({ n: 1 }));
  expect(await result).toEqual({ action: 'accept', content: { n: 1 } });
});
