import { createElicitationQueue } from '../mcp/index.js';
import { isOpen, report } from '../mcp/internal.js';
import type {
  Elicitation,
  ElicitationEvent,
  ElicitationQueue,
  PendingElicitation,
} from '../mcp/index.js';
import { isUndelivered, LEASE_MS, write, type RelayStore, type Row } from './rows.js';

/** Limits: open requests per connection (of posted ones; the queue counts the others) and per person; UTF-16 units of one request and of all open ones. */
export const LIMITS = { ofConnection: 50, ofPerson: 200, size: 1 << 20, sizes: 1 << 23 };

/** After this many failures of the store its waiting requests are withdrawn. */
const MAX_FAILURES = 5;

/** Options of {@link createSyncedQueue}. */
export interface SyncedQueueOptions {
  who: string;
  store: RelayStore;
  /** This process. */
  process: string;
  unattendedMs: number;
  onEvent: (event: ElicitationEvent) => void;
}

/** One person's queue in this process, kept in sync with that person's rows in the store. */
export interface SyncedQueue {
  queue: ElicitationQueue;
  /** Renews leases, expires requests that no page looks at, and syncs again. */
  tick: () => void;
  /** Whether nothing is open and nothing changed for `sinceMs`. */
  isIdle: (sinceMs: number) => boolean;
  /** Hears no more of other processes, and still writes what happens here. */
  stopWatching: () => void;
  close: () => void;
}

/**
 * The queue knows what the MCP side did (ask, withdraw, expire); a row knows what the person did, on any instance. Each
 * pass compares every entry with its row and takes one step, until nothing is left to do.
 */
export function createSyncedQueue({
  who,
  store,
  process,
  unattendedMs,
  onEvent,
}: SyncedQueueOptions): SyncedQueue {
  const idsWithoutRow = new Set<string>(); // not written to the store yet
  const sizes = new Map<string, number>();
  let changedAt = Date.now();
  let failures = 0;
  let isSyncing = false;
  let needsAnotherPass = false;
  let isClosed = false;

  const queue = createElicitationQueue({
    newId: () => crypto.randomUUID(),
    onEvent(event) {
      onEvent(event);
      if (event.type === 'asked') enter(event.id);
    },
  });
  const find = (id: string) => queue.getSnapshot().find((entry) => entry.id === id);

  function enter(id: string): void {
    const entry = find(id);
    if (!entry) return;
    const open = queue.getSnapshot().filter(isOpen);
    const sizeOfAll = open.reduce((sum, one) => sum + (sizes.get(one.id) ?? 0), 0);
    sizes.set(id, Math.min(sizeOf(entry.elicitation), LIMITS.size));
    const isTooMuch = open.length > LIMITS.ofPerson || sizeOfAll > LIMITS.sizes;
    if (isTooMuch) queue.withdraw(id, 'withdrawn');
    else idsWithoutRow.add(id);
  }

  function newRow(entry: PendingElicitation): Row {
    const { phase: _, outcome: __, delivery: ___, ...facts } = entry;
    const now = Date.now();
    const isOversize = (sizes.get(entry.id) ?? 0) >= LIMITS.size;
    return {
      ...facts,
      ...(isOversize && { elicitation: shortened(entry.elicitation) }),
      who,
      version: 1,
      owner: { process, until: now + LEASE_MS },
      lookedAt: now,
      state: 'open',
    };
  }

  /** One step for one request. A change leads to another pass. */
  async function step(entry: PendingElicitation, row: Row | undefined): Promise<void> {
    const { id } = entry;
    if (!row) return idsWithoutRow.has(id) ? enterRow(entry) : lost(entry);
    const calls = row.calls?.filter(({ done }) => !done) ?? [];
    if (row.presentedAt !== undefined && entry.phase === 'queued') return queue.present(id);
    if (calls.length > 0) {
      // Mark the calls as done first, so that two passes cannot ask the host twice for more time.
      const done = row.calls?.map((call) => ({ ...call, done: true as const }));
      if (await put(row, { ...row, calls: done })) for (const { type } of calls) queue[type](id);
    } else if (row.state === 'answered' && isOpen(entry)) {
      const { result } = row.answer ?? {};
      if ((await put(row, { ...row, state: 'claimed' })) && result) queue.settle(id, result);
    } else if (row.outcome !== undefined && isOpen(entry)) {
      queue.withdraw(id, 'disconnected'); // another instance believed that this process had died
    } else {
      const next = rowFrom(row, entry);
      if (next !== row) await put(row, next);
    }
  }

  async function enterRow(entry: PendingElicitation): Promise<void> {
    const isNeeded = isOpen(entry); // otherwise it ended before it reached the store
    if (isNeeded && !(await store.swap(who, entry.id, newRow(entry), 0))) needsAnotherPass = true;
    else idsWithoutRow.delete(entry.id);
    if (!isNeeded) queue.forget(entry.id);
  }

  /** Its row is gone: the person dismissed it, it expired, or the store lost it. */
  function lost({ id, phase }: PendingElicitation): void {
    if (phase === 'done') queue.forget(id);
    else queue.withdraw(id, 'disconnected');
  }

  async function put(row: Row, next: Row): Promise<boolean> {
    const isWritten = await write(store, row, next);
    needsAnotherPass = true;
    return isWritten;
  }

  async function pass(): Promise<void> {
    for (const id of sizes.keys()) {
      if (sizes.size <= 2 * LIMITS.ofPerson) break;
      if (!find(id)) sizes.delete(id);
    }
    const rows = new Map((await store.list(who)).map((row) => [row.id, row]));
    for (const entry of queue.getSnapshot())
      await step(find(entry.id) ?? entry, rows.get(entry.id));
  }

  async function run(): Promise<void> {
    needsAnotherPass = true;
    if (isSyncing || isClosed) return;
    isSyncing = true;
    try {
      while (needsAnotherPass) {
        needsAnotherPass = false;
        await pass();
        failures = 0;
      }
    } catch (error) {
      fail(error);
    }
    isSyncing = false;
    if (needsAnotherPass && failures === 0) void run();
  }

  function fail(error: unknown): void {
    failures += 1;
    if (failures < MAX_FAILURES) return void setTimeout(() => void run(), 100 * 2 ** failures);
    report(error);
    // No page can show these, so the MCP side must not wait for them.
    for (const id of idsWithoutRow) queue.withdraw(id, 'disconnected');
    idsWithoutRow.clear();
  }

  async function renew(): Promise<void> {
    const now = Date.now();
    for (const row of await store.list(who)) {
      const entry = find(row.id);
      if (!entry || row.outcome !== undefined) continue;
      if (isOpen(entry) && row.lookedAt + unattendedMs <= now) queue.withdraw(row.id, 'expired');
      else if ((row.owner?.until ?? 0) - now < LEASE_MS - 20_000) {
        await write(store, row, { ...row, owner: { process, until: now + LEASE_MS } });
      }
    }
  }

  const unsubscribe = queue.subscribe(() => {
    changedAt = Date.now();
    void run();
  });
  const unwatch = store.watch(who, () => void run());
  return {
    queue,
    tick() {
      renew().then(run, report);
    },
    isIdle: (sinceMs) =>
      !isSyncing &&
      changedAt + sinceMs <= Date.now() &&
      queue.getSnapshot().every(({ phase }) => phase === 'done'),
    stopWatching: unwatch,
    close() {
      isClosed = true;
      unsubscribe();
      unwatch();
    },
  };
}

/** The row, updated from the entry. The same object if nothing changes. */
function rowFrom(row: Row, entry: PendingElicitation): Row {
  const next = isOpen(entry) ? reopened(row, entry) : settled(row, entry);
  const isSame = Object.entries(next).every(([key, value]) => row[key as keyof Row] === value);
  return isSame ? row : next;
}

/** The request is open. If its answer was claimed but did not arrive, the person can answer again. */
function reopened(row: Row, entry: PendingElicitation): Row {
  const { expiresAt, delivery, presentedAt, quiet } = entry;
  const facts = { expiresAt, quiet, presentedAt: row.presentedAt ?? presentedAt };
  if (row.state !== 'claimed') return { ...row, ...facts };
  return { ...row, ...facts, state: 'open', delivery, answer: undefined };
}

function settled(row: Row, entry: PendingElicitation): Row {
  const { outcome, settledAt, consented, wait, delivery } = entry;
  const isAnswered = consented || isByPerson(outcome);
  const key = row.answer?.key ?? 'host';
  if (delivery === 'sending') {
    return row.answer ? row : { ...row, state: 'claimed', answer: { key } };
  }
  const next: Row = { ...row, outcome, settledAt, consented, wait, delivery };
  if (!isUndelivered(row)) return next;
  next.state = isAnswered ? 'delivered' : 'ended';
  // The MCP side has the values now, so they are removed. The key stays, so that a repeated command gets the same reply.
  next.answer = isAnswered ? { key } : undefined;
  return next;
}

function isByPerson(outcome: PendingElicitation['outcome']): boolean {
  return outcome === 'accept' || outcome === 'decline' || outcome === 'cancel';
}

/** Length as JSON, in UTF-16 units. Infinity for what cannot be written as JSON. */
export function sizeOf(elicitation: Elicitation): number {
  try {
    return JSON.stringify(elicitation).length;
  } catch {
    return Infinity;
  }
}

/** A request that is too large for the store, cut: the message is shortened, and a small schema that is too deep to compile replaces the schema, so that the page shows it as too large as well. */
export function shortened(elicitation: Elicitation): Elicitation {
  const message = elicitation.message.slice(0, 10_000);
  if (elicitation.mode === 'form') return { mode: 'form', message, requestedSchema: tooDeep };
  return { ...elicitation, message, url: elicitation.url.slice(0, 100_000) };
}

const tooDeep: unknown = JSON.parse('['.repeat(64) + ']'.repeat(64));
