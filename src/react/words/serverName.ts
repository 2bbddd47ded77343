import { cleanLine } from '../../core/internal.js';
import type { Requester } from '../../core/index.js';
import type { MessagesApi } from './messages.js';

/** A name is read at a glance. */
const MOST_CHARACTERS = 80;

/**
 * Who asks, for display: the name may be the server's own word. Never empty: without a name it is the
 * origin, or what the client calls the connection.
 */
export function serverName(requester: Requester, { text }: MessagesApi): string {
  const words: unknown[] = [requester.name, originOf(requester), requester.connectionId];
  return words.map(readable).find((word) => word !== '') ?? text('request.unnamedServer');
}

/** All of the name, for where it is opened. */
export function fullName({ name }: Requester): string {
  return typeof name === 'string' ? cleanLine(name, 10_000) : '';
}

/** A server that has not said its name, or something that is none, must not take the page down. */
function readable(word: unknown): string {
  return typeof word === 'string' ? cleanLine(word, MOST_CHARACTERS) : '';
}

/** Where the server is, by the client's configuration: never by the server's own word. */
export function originOf({ origin, serverUrl }: Requester): string | undefined {
  if (origin !== undefined) return origin;
  return serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : undefined;
}
