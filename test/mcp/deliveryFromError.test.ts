import { expect, it } from 'vitest';
import { deliveryFromError } from '../../src/mcp/wire/deliveryFromError.js';

// The shapes of what SDK v1, SDK v2, fetch and Node throw.
const fetchFailed = (code: string) => new TypeError('fetch failed', { cause: { code } });

it.each([
  [
    'SDK v1: the session is lost',
    { name: 'Error', code: 404, message: 'Streamable HTTP' },
    'failed',
  ],
  ['SDK v2: the session is lost', { code: 'CLIENT_HTTP', data: { status: 404 } }, 'failed'],
  ['the answer is refused', { code: 400 }, 'failed'],
  ['nobody is signed in', { name: 'UnauthorizedError' }, 'failed'],
  ['SDK v1: the transport is closed', new Error('Not connected'), 'failed'],
  ['SDK v2: the transport is closed', { code: 'NOT_CONNECTED' }, 'failed'],
  ['nobody listens', fetchFailed('ECONNREFUSED'), 'failed'],
  ['there is no such name', fetchFailed('ENOTFOUND'), 'failed'],
  ['the server broke', { code: 500 }, 'unknown'],
  ['a gateway gave up', { code: 'CLIENT_HTTP', data: { status: 504 } }, 'unknown'],
  ['the server waited too long for the message', { code: 408 }, 'unknown'],
  ['the connection broke', fetchFailed('ECONNRESET'), 'unknown'],
  ['a browser does not say why', new TypeError('Failed to fetch'), 'unknown'],
  ['the client closed', new DOMException('This operation was aborted', 'AbortError'), 'unknown'],
  ['SDK v1: the connection closed', { code: -32000 }, 'unknown'],
  ['SDK v1: the time is up', { code: -32001 }, 'unknown'],
  ['SDK v2: the time is up', { code: 'REQUEST_TIMEOUT' }, 'unknown'],
  ['SDK v1: an answer of another kind', { code: -1 }, 'unknown'],
  ['a JSON-RPC error came back', { code: -32602 }, 'sent'],
  ['nothing was thrown', undefined, 'unknown'],
  ['a text was thrown', 'no', 'unknown'],
])('%s: %j is %s', (_, error, fate) => {
  expect(deliveryFromError(error)).toBe(fate);
});
