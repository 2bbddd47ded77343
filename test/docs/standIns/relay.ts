// The file of a Next.js app that makes its relay, for the file beside it.
import { createElicitationRelay } from '../../../src/relay/index.js';

export const relay = createElicitationRelay({
  who: (request) => request.headers.get('cookie') ?? undefined,
});
