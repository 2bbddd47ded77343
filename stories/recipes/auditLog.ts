import { createElicitationQueue } from '../../src/index.js';

/** One line for each thing that happens: when, which server, which request, what. */
export const createAuditedQueue = (write: (line: string) => void) =>
  createElicitationQueue({
    onEvent: ({ at, connectionId, id, type, outcome }) =>
      write([new Date(at).toISOString(), connectionId, id, type, outcome ?? ''].join(' ').trim()),
  });
