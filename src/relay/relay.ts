import { report, notifyHost } from '../mcp/internal.js';
import type { ElicitationEvent, ElicitationQueue } from '../mcp/index.js';
import { createSyncedQueue, type SyncedQueue } from './personQueue.js';
import { MOST_COMMANDS, perform, readCommands, type CommandOptions } from './commands.js';
import { checkOrigin, corsHeaders, HttpError, json, readJson } from './http.js';
import { memoryStore } from './memoryStore.js';
import { createPosts, type OnSettled, type Posted } from './posted.js';
import { createSnapshots } from './snapshots.js';
import { KEEP_DONE_MS, type RelayStore, type Row } from './rows.js';
import { WIRE, type Snapshot, type WireError } from './wire.js';

/** How often leases are renewed and rows are listed again, in case the store's `watch` missed a change. */
const TICK_MS = 15_000;

/**
 * An event of a queue, and whose queue it is. Kinds, ids and outcomes, never values. What was posted is also `delivered`, or
 * `unknown`: the process died while it sent the answer, which may have arrived.
 */
export type RelayEvent = Omit<ElicitationEvent, 'type'> & {
  type: ElicitationEvent['type'] | 'delivered' | 'unknown';
  who: string;
};

/** See {@link createElicitationRelay}. */
export interface RelayOptions {
  /** Whose request this is, from the host's own session: an id that a page sends proves nothing. Undefined answers 401. */
  who: (request: Request) => string | undefined | Promise<string | undefined>;
  /** Other origins whose pages may ask, such as `"https://app.example.com"`; exactly they get CORS headers. @default none */
  origins?: readonly string[];
  /** Where requests are kept. Several instances of a backend need one that they share. @default this process's memory */
  store?: RelayStore;
  /** Takes the answers of what was posted, here or in another process. A process without it hands none over. */
  onSettled?: OnSettled;
  /** For an audit log. */
  onEvent?: (event: RelayEvent) => void;
  /** Milliseconds for which a `GET` is held while nothing changes; less than the time-out of any proxy in between. @default 25_000 */
  holdMs?: number;
  /** Milliseconds after which requests end as cancel when no page of the person was there. @default 1_800_000 */
  unattendedMs?: number;
}

/** What {@link createElicitationRelay} makes. */
export interface ElicitationRelay {
  /** The queue of one person, for `createElicitHandler` and `runWithElicitation`, as in a page. One MCP client for each person: a client that several share cannot tell who is asked. */
  queueOf: (who: string) => ElicitationQueue;
  /** Answers the pages. Hono, Next.js route handlers, Workers, Deno and Bun take it as it is. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Asks without waiting, for calls that outlive this process; {@link RelayOptions.onSettled} gets the answer. Posting the
   * same `ref` again, until half an hour after it has ended, asks nothing new.
   *
   * @returns The id of its entry.
   */
  post: (question: Posted) => Promise<string>;
  /** Takes back what was posted and is not answered yet; `onSettled` is not called. */
  withdraw: (who: string, ref: string) => Promise<void>;
  /** Ends all requests of this process as disconnected, and answers what is held. */
  close: () => void;
}

/**
 * The backend half where the MCP client is not in the page: a queue for each person, and an HTTP endpoint for
 * `connectElicitations` in their pages. Needs nothing but web standards.
 *
 * @example
 * const relay = createElicitationRelay({ who: async (request) => (await sessionOf(request))?.userId });
 * app.all('/api/elicitations', (c) => relay.fetch(c.req.raw));
 * client.setRequestHandler('elicitation/create', createElicitHandler(relay.queueOf(userId), { requester }));
 */
export function createElicitationRelay(options: RelayOptions): ElicitationRelay {
  const { holdMs = 25_000, unattendedMs = 30 * 60_000 } = options;
  const process = crypto.randomUUID();
  const posts = createPosts({
    store: options.store ?? memoryStore(),
    process,
    onSettled: options.onSettled,
    onEvent(row, type) {
      const { id, requester } = row;
      const outcome = row.outcome ?? row.answer?.result?.action;
      const event = { type, id, connectionId: requester.connectionId, at: Date.now() };
      emit(row.who, { ...event, ...(outcome && { outcome }) });
    },
  });
  const { store } = posts;
  const snapshots = createSnapshots({ store, process, holdMs, unattendedMs });
  const queues = new Map<string, SyncedQueue & { listeners: number }>();
  let ticking: ReturnType<typeof setInterval> | undefined;

  function emit(who: string, event: Omit<RelayEvent, 'who'>): void {
    notifyHost(() => options.onEvent?.({ ...event, who }));
  }

  function syncedQueueOf(who: string) {
    let synced = queues.get(who);
    if (!synced) {
      const onEvent = (event: ElicitationEvent) => emit(who, event);
      const made = createSyncedQueue({ who, store, process, unattendedMs, onEvent });
      synced = { ...made, listeners: 0 };
      queues.set(who, synced);
      ticking ??= setInterval(tick, TICK_MS);
    }
    return synced;
  }

  function tick(): void {
    for (const [who, synced] of queues) {
      if (synced.listeners === 0 && synced.isIdle(KEEP_DONE_MS)) {
        synced.close();
        queues.delete(who);
      } else synced.tick();
    }
    if (queues.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  /** Hosts keep a queue as long as they like: each call looks up that person's current queue. */
  function queueOf(who: string): ElicitationQueue {
    const now = () => syncedQueueOf(who).queue;
    return {
      ask: (...args) => now().ask(...args),
      extend: (...args) => now().extend(...args),
      withdraw: (...args) => now().withdraw(...args),
      present: (...args) => now().present(...args),
      settle: (...args) => now().settle(...args),
      declineAll: (...args) => now().declineAll(...args),
      requestMoreTime: (...args) => now().requestMoreTime(...args),
      continueWaiting: (...args) => now().continueWaiting(...args),
      stopWaiting: (...args) => now().stopWaiting(...args),
      finishWaiting: (...args) => now().finishWaiting(...args),
      complete: (...args) => now().complete(...args),
      closeConnection: (...args) => now().closeConnection(...args),
      keepDraft: (...args) => now().keepDraft(...args),
      draft: (...args) => now().draft(...args),
      forget: (...args) => now().forget(...args),
      attach: (...args) => now().attach(...args),
      activeSurface: () => now().activeSurface(),
      getSnapshot: () => now().getSnapshot(),
      subscribe(listener) {
        const synced = syncedQueueOf(who);
        synced.listeners += 1;
        const unsubscribe = synced.queue.subscribe(listener);
        let isSubscribed = true;
        return () => {
          if (isSubscribed) synced.listeners -= 1;
          isSubscribed = false;
          unsubscribe();
        };
      },
    };
  }

  async function read(who: string, request: Request): Promise<Snapshot> {
    const since = new URL(request.url).searchParams.get('since');
    return since === null
      ? snapshots.read(who)
      : snapshots.waitForChange(who, since, request.signal);
  }

  async function runCommands(who: string, request: Request) {
    const body = await readJson(request);
    if (Object(body).v !== WIRE) {
      throw new HttpError(400, 'version', `This backend speaks version ${WIRE}.`);
    }
    const commands = readCommands(body);
    if (!commands) throw new HttpError(400, 'malformed', 'These are no commands.');
    if (commands.length > MOST_COMMANDS) {
      throw new HttpError(413, 'too-large', `Send at most ${MOST_COMMANDS} commands at once.`);
    }
    const onRefused = ({ id, requester: { connectionId } }: Row) =>
      emit(who, { type: 'refused', id, connectionId, at: Date.now() });
    const each: CommandOptions = { who, store, process, onRefused };
    let taken = 0;
    for (const command of commands) {
      const refused = await perform(command, each);
      if (refused) return { status: refused.status, taken, error: refused.error };
      taken += 1;
    }
    return { status: 200, taken };
  }

  async function answer(request: Request, cors: Record<string, string>): Promise<Response> {
    const who = await options.who(request);
    if (typeof who !== 'string' || who === '') {
      throw new HttpError(401, 'signed-out', 'Nobody is signed in.');
    }
    try {
      if (request.method === 'GET') return json(200, await read(who, request), cors);
      const { status, ...reply } = await runCommands(who, request);
      return json(status, { ...(await snapshots.read(who)), ...reply }, cors);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      report(error);
      throw new HttpError(503, 'unavailable', 'The requests cannot be read or written now.');
    }
  }

  async function respond(request: Request): Promise<Response> {
    let cors: Record<string, string> = {};
    try {
      const origin = checkOrigin(request, options.origins ?? []);
      cors = corsHeaders(origin);
      if (request.method === 'OPTIONS') {
        return new Response(null, {
          status: 204,
          headers: { Vary: 'Origin', ...corsHeaders(origin, request) },
        });
      }
      if (request.method !== 'GET' && request.method !== 'POST') {
        throw new HttpError(405, 'method', 'Send GET or POST.');
      }
      return await answer(request, cors);
    } catch (error) {
      if (!(error instanceof HttpError)) report(error);
      return refusal(error instanceof HttpError ? error : hostFailed, cors);
    }
  }

  const sweeping = options.onSettled && setInterval(sweep, TICK_MS);
  if (sweeping) sweep(); // what was left by a process that died
  function sweep(): void {
    posts.sweep().catch(report);
  }

  return {
    queueOf,
    fetch: respond,
    post: posts.post,
    withdraw: posts.withdraw,
    close() {
      clearInterval(sweeping);
      posts.close();
      clearInterval(ticking);
      ticking = undefined;
      for (const { queue, stopWatching } of queues.values()) {
        for (const { id } of queue.getSnapshot()) queue.withdraw(id, 'disconnected');
        stopWatching(); // what was withdrawn is still written
      }
      snapshots.close();
    },
  };
}

const hostFailed = new HttpError(500, 'failed', 'The backend could not tell who asks.');

function refusal({ status, code, message }: HttpError, cors: Record<string, string>): Response {
  const error: WireError = { code, message };
  const allow: Record<string, string> = status === 405 ? { Allow: 'GET, POST, OPTIONS' } : {};
  return json(status, { v: WIRE, error }, { ...cors, ...allow });
}
