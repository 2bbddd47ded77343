import { vi } from 'vitest';
import {
  connectElicitations,
  type ConnectedQueue,
  type ConnectElicitationsOptions,
} from '../../src/relay/page/index.js';
import {
  createElicitationRelay,
  type RelayEvent,
  type RelayOptions,
} from '../../src/relay/index.js';
import type {
  AskOptions,
  ElicitResult,
  Elicitation,
  PendingElicitation,
} from '../../src/mcp/index.js';
import { acme, form } from '../mcp/queue/room.js';

export const address = 'https://app.test/api/elicitations';

/** One page of one person. */
export interface Page {
  queue: ConnectedQueue;
  /** Ends what is open in it. */
  leave: () => void;
  /** Its newest entry. */
  last: () => PendingElicitation | undefined;
  entry: (id: string) => PendingElicitation | undefined;
  /** Waits until this is true; looks whenever something changes. */
  until: (check: (page: Page) => unknown) => Promise<void>;
  /** Waits for the newest entry, presents it, and waits until the backend knows. */
  shown: () => Promise<PendingElicitation>;
}

/** A page over any queue that is connected. */
export function pageOf(queue: ConnectedQueue): Page {
  const listeners = new Set<() => void>();
  const leave = queue.subscribe(() => listeners.forEach((call) => call()));
  const page: Page = {
    queue,
    leave,
    last: () => queue.getSnapshot().at(-1),
    entry: (id) => queue.getSnapshot().find((one) => one.id === id),
    until: (check) =>
      new Promise((resolve) => {
        const look = () => {
          if (!check(page)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    async shown() {
      await page.until(({ last }) => last()?.phase === 'queued');
      const { id } = page.last() ?? { id: '' };
      queue.present(id);
      await page.until(({ entry }) => entry(id)?.phase === 'presented');
      return page.entry(id) as PendingElicitation;
    },
  };
  return page;
}

/** A relay in this process; its pages reach it without a network. The header tells who asks. */
export function relayRoom(options: Partial<RelayOptions> = {}) {
  const events: RelayEvent[] = [];
  const relay = createElicitationRelay({
    who: (request) => request.headers.get('x-who') ?? undefined,
    onEvent: (event) => events.push(event),
    ...options,
  });
  /** Who is signed in; may change. */
  const session = { who: 'ann' as string | undefined };
  const call = vi.fn((url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(new URL(url instanceof Request ? url.url : url, address), init);
    if (session.who !== undefined) request.headers.set('x-who', session.who);
    return relay.fetch(request);
  });

  const pages: Page[] = [];
  function open(more: ConnectElicitationsOptions = {}): Page {
    const page = pageOf(connectElicitations(address, { fetch: call, ...more }));
    pages.push(page);
    return page;
  }
  function ask(elicitation: Elicitation = form(), more: Partial<AskOptions> = {}, who = 'ann') {
    let id = '';
    const result: Promise<ElicitResult> = relay.queueOf(who).ask(elicitation, {
      requester: acme,
      ...more,
      onAsked(ours) {
        id = ours;
        more.onAsked?.(ours);
      },
    });
    return { id, result };
  }
  return {
    relay,
    events,
    session,
    /** What pages send goes through it. */
    call,
    open,
    ask,
    log: (id: string) => events.filter((event) => event.id === id).map(({ type }) => type),
    close() {
      for (const page of pages) page.leave();
      relay.close();
    },
  };
}
