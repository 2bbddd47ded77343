import { cleanLine } from '../../core/index.js';
import type { Requester } from '../../core/index.js';
import type { MessagesApi } from '../messages.js';
import { originOf } from './origin.js';

/** A name is read at a glance. */
const MOST_CHARACTERS = 80;

/**
 * Who asks, for display: the name may be the server's own word. Never empty: without a name a server is told by
 * where it is, or by what the client calls its connection.
 */
export function serverName(requester: Requester, { text }: MessagesApi): string {
  const { name, connectionId } = requester;
  const words = [name, originOf(requester) ?? '', connectionId];
  const told = words.map((word) => cleanLine(word, MOST_CHARACTERS)).find((word) => word !== '');
  return told ?? text('request.unnamedServer');
}
