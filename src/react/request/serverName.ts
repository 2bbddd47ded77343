import { cleanLine } from '../../core/index.js';
import type { Requester } from '../../core/index.js';
import type { MessagesApi } from '../messages.js';

/** A name is read at a glance. */
const MOST_CHARACTERS = 80;

/** Who asks, for display: the name may be the server's own word. Never empty. */
export function serverName(requester: Requester, { text }: MessagesApi): string {
  return cleanLine(requester.name, MOST_CHARACTERS) || text('request.unnamedServer');
}
