// Validates what callers without types may pass to `ask`. Nothing throws; invalid options are ignored.
import { isId, isSignal } from '../wire/ids.js';
import { isRead, readElicitRequest } from '../wire/readElicitRequest.js';
import type { AskOptions, Elicitation, Requester } from '../wire/types.js';

/** What {@link readAsk} returns. */
export type ReadAsk =
  | { elicitation: Elicitation; options: AskOptions }
  /** Why the request cannot be asked. */
  | { problem: unknown };

/** A copy of the arguments, without invalid options. */
export function readAsk(elicitation: unknown, options: unknown): ReadAsk {
  try {
    const read = isRead(elicitation)
      ? { ok: true as const, elicitation }
      : readElicitRequest(elicitation);
    if (!read.ok) return { problem: misused(read.problem.detail) };
    const given = Object(options) as Partial<AskOptions>;
    const requester = readRequester(given.requester);
    if (!requester) return { problem: misused('options.requester.connectionId must be a string') };
    return { elicitation: read.elicitation, options: { ...readOptions(given), requester } };
  } catch (error) {
    return { problem: error }; // a getter or a proxy
  }
}

function misused(what: string): Error {
  return new Error(
    `mcp-elicitation-react: queue.ask was called with what cannot be asked: ${what}. Nobody saw it, so it was cancelled. Read the request with readElicitRequest first, and say who asks.`,
  );
}

function readRequester(requester: unknown): Requester | undefined {
  const { connectionId, name, ...more } = Object(requester) as Partial<Requester>;
  if (typeof connectionId !== 'string') return undefined;
  return { ...more, connectionId, name: typeof name === 'string' ? name : '' };
}

function readOptions(options: Partial<AskOptions>): Omit<AskOptions, 'requester'> {
  const {
    requester: _,
    requestId,
    sessionId,
    signal,
    expiresAt,
    position,
    scope,
    corrects,
    ...callbacks
  } = options;
  return {
    ...callbacks,
    ...(isId(requestId) && { requestId }),
    ...(typeof sessionId === 'string' && { sessionId }),
    ...(isSignal(signal) && { signal }),
    ...(Number.isFinite(expiresAt) && expiresAt !== undefined && { expiresAt }),
    ...(typeof scope === 'string' && { scope }),
    ...(typeof corrects === 'string' && { corrects }),
    ...(position &&
      Number.isFinite(position.index) &&
      Number.isFinite(position.of) && { position }),
  };
}
