import {
  accept,
  createElicitationQueue,
  type AskOptions,
  type ElicitationEvent,
  type ElicitResult,
  type Elicitation,
  type PendingElicitation,
  type QueueOptions,
  type Requester,
} from '../../../src/mcp/index.js';

export const acme: Requester = { connectionId: 'acme-1', name: 'Acme CRM' };
export const other: Requester = { connectionId: 'other-1', name: 'Other' };

export const form = (message = 'Name?'): Elicitation => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
});

export const url = (
  elicitationId?: string,
  address = 'https://ok.example.test/a',
): Elicitation => ({
  mode: 'url',
  message: 'Sign in.',
  url: address,
  ...(elicitationId !== undefined && { elicitationId }),
});

/** A request under test: its entry as it is now, and what its promise has come to. */
export interface Asked {
  id: string;
  readonly entry: PendingElicitation | undefined;
  result: Promise<ElicitResult>;
}

/** A queue with a log of its events, and asking that returns our id. */
export function room(options: QueueOptions = {}) {
  const events: ElicitationEvent[] = [];
  const queue = createElicitationQueue({ onEvent: (event) => events.push(event), ...options });
  const entry = (id: string) => queue.getSnapshot().find((one) => one.id === id);
  function ask(elicitation = form(), more: Partial<AskOptions> = {}): Asked {
    let id = '';
    const result = queue.ask(elicitation, {
      requester: acme,
      ...more,
      onAsked(ours) {
        id = ours;
        more.onAsked?.(ours);
      },
    });
    return {
      id,
      result,
      get entry() {
        return entry(id);
      },
    };
  }
  return {
    queue,
    events,
    ask,
    /** Asked, and on screen. */
    shown: (elicitation = form(), more: Partial<AskOptions> = {}): Asked => {
      const asked = ask(elicitation, more);
      queue.present(asked.id);
      return asked;
    },
    /** What the audit log says of a request, one word an event. */
    log: (id: string) =>
      events
        .filter((event) => event.id === id)
        .map(({ type, outcome }) => (outcome ? `${type}:${outcome}` : type)),
  };
}

/** A URL request that the person has accepted. */
export function accepted(elicitationId?: string, more: Partial<AskOptions> = {}) {
  const r = room();
  const asked = r.shown(url(elicitationId), more);
  r.queue.settle(asked.id, accept());
  return { ...r, asked };
}

/** Whether a promise is still open after all that can happen at once has happened. */
export async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(open)])) === open;
}
