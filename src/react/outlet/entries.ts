import type { ElicitContent, PendingElicitation } from '../../core/index.js';
import type { Position } from '../request/context.js';

/** Not answered yet. */
export function isOpen({ phase }: PendingElicitation): boolean {
  return phase === 'queued' || phase === 'presented';
}

/** Nobody saw it, so nobody needs to be told how it ended. */
export function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** Its place in its round, or else among the requests that are open. */
export function positionOf(
  entry: PendingElicitation,
  open: readonly PendingElicitation[],
): Position | undefined {
  if (entry.position) return entry.position;
  return open.length > 1 ? { index: open.indexOf(entry) + 1, of: open.length } : undefined;
}

/** What an outlet keeps with a request: what was typed, and then what was sent, for its receipt. */
export interface Kept {
  entries?: unknown;
  content?: ElicitContent | undefined;
}

/** A draft that an outlet kept; anything else counts as none. */
export function keptOf(draft: unknown): Kept {
  return typeof draft === 'object' && draft !== null ? draft : {};
}
