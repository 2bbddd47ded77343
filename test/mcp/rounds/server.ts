import {
  runWithElicitation,
  type MoreParams,
  type PendingElicitation,
  type RunOptions,
} from '../../../src/mcp/index.js';
import { acme, room } from '../queue/room.js';

/** One leg of the server's script: what it answers to one attempt, given what came with it. */
export type Leg = (more: MoreParams) => unknown;

/** A run against a scripted server, with the queue in between. */
export function running(script: readonly Leg[], options: Partial<RunOptions> = {}) {
  const r = room();
  const sent: MoreParams[] = [];
  const send = async (more: MoreParams) => {
    sent.push(more);
    const leg = script[sent.length - 1];
    if (!leg) throw new Error(`attempt ${sent.length} was not expected`);
    return leg(more);
  };
  const result = runWithElicitation(send, { queue: r.queue, requester: acme, ...options });
  result.catch(() => {}); // looked at later
  return {
    ...r,
    /** What the attempts brought, in order. */
    sent,
    result,
    failure: () =>
      result.then(
        () => undefined,
        (error: unknown) => error,
      ),
    /** The entry with this message, as soon as it is there and new; shown. */
    see: async (message: string): Promise<PendingElicitation> => {
      let entry: PendingElicitation | undefined;
      for (let turn = 0; turn < 50 && !entry; turn += 1) {
        await Promise.resolve();
        entry = r.queue
          .getSnapshot()
          .find((one) => one.elicitation.message === message && one.phase === 'queued');
      }
      if (!entry) throw new Error(`nobody asks ${message}`);
      r.queue.present(entry.id);
      return entry;
    },
    phases: () => r.queue.getSnapshot().map((entry) => entry.outcome ?? entry.wait ?? entry.phase),
  };
}

/** Lets everything happen that can happen at once. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

export const done: Leg = () => ({ resultType: 'complete', content: [] });

export const question = (
  message: string,
  requestedSchema: unknown = { type: 'object', properties: {} },
) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema },
});

export const visit = (message: string, url = 'https://ok.example.test/a') => ({
  method: 'elicitation/create',
  params: { mode: 'url', message, url },
});

/** `input_required`, with these requests and this state. */
export const wants =
  (inputRequests?: unknown, requestState?: unknown): Leg =>
  () => ({
    resultType: 'input_required',
    ...(inputRequests !== undefined && { inputRequests }),
    ...(requestState !== undefined && { requestState }),
  });

/** -32042 with these items. */
export const needs =
  (...elicitations: unknown[]): Leg =>
  () => {
    throw Object.assign(new Error('More is needed.'), { code: -32042, data: { elicitations } });
  };

export const item = (message: string, url: string, elicitationId?: string) => ({
  mode: 'url',
  message,
  url,
  elicitationId,
});
