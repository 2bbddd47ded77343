import { accept, createElicitHandler, type ElicitHandlerOptions } from '../../src/mcp/index.js';
import { acme, room } from './queue/room.js';

export const params = {
  message: 'Name?',
  requestedSchema: { type: 'object', properties: { n: { type: 'string' } } },
};
export const urlParams = {
  mode: 'url',
  message: 'Sign in.',
  url: 'https://ok.example.test',
  elicitationId: 'e1',
};

/** A handler on a queue of its own. */
export function handling(options: Partial<ElicitHandlerOptions> = {}) {
  const r = room();
  const handler = createElicitHandler(r.queue, { requester: acme, ...options });
  return {
    ...r,
    handler,
    newest: () => r.queue.getSnapshot().at(-1),
    /** Shows the newest request and answers it. */
    answer: (result = accept({ n: 'Ada' })) => {
      const id = r.queue.getSnapshot().at(-1)?.id ?? '';
      r.queue.present(id);
      r.queue.settle(id, result);
    },
  };
}

/** The second argument of SDK v1. */
export const extra = (requestId: string | number, more: object = {}) => ({
  requestId,
  sessionId: 's',
  signal: new AbortController().signal,
  ...more,
});
/** … and of SDK v2. */
export const ctx = (id: string | number, more: object = {}) => ({
  sessionId: 's',
  mcpReq: { id, signal: new AbortController().signal, ...more },
});
