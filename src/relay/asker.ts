import { createElicitationQueue } from '../mcp/index.js';
import { isOpen, report } from '../mcp/internal.js';
import type {
  Elicitation,
  ElicitationEvent,
  ElicitationQueue,
  PendingElicitation,
} from '../mcp/index.js';
import { isUndelivered, LEASE, write, type RelayStore, type Row } from './rows.js';

/** Open requests of one connection, and of one person; UTF-16 units of a question, and of all that are open. */
const MOST = { ofConnection: 50, ofPerson: 200, size: 1 << 20, sizes: 1 << 23 };

/** After so many failures of the store nobody can be asked. */
const TRIES = 5;

/** What an asker needs of its relay. */
export interface AskerOptions {
  who: string;
  store: RelayStore;
  /** This process. */
  process: string;
  unattendedMs: number;
  onEvent: (event: ElicitationEvent) => void;
}

/** The queue of one person in this process, and its rows, kept equal. */
export interface Asker {
  queue: ElicitationQueue;
  /** Renews the lease, ends what nobody looks at, and lists again. */
  tick: () => void;
  /** Nothing is open, and nothing changed for a while. */
  isIdle: (sinceMs: number) => boolean;
  close: () => void;
}

/**
 * The queue tells what the MCP side does (asks, withdraws, expires), the row what the person did, wherever that was
 * written. One pass after the other brings each into the other, a step at a time, until nothing is left to do.
 */
export function createAsker({ who, store, process, unattendedMs, onEvent }: AskerOptions): Asker {
  const rowless = new Set<string>(); // asked, and not in the store yet
  const sizes = new Map<string, number>();
  let changedAt = Date.now();
  let failures = 0;
  let isPassing = false;
  let isAgain = false;
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
    const { connectionId } = entry.requester;
    const ofConnection = open.filter((one) => one.requester.connectionId === connectionId);
    const sizeOfAll = open.reduce((sum, one) => sum + (sizes.get(one.id) ?? 0), 0);
    sizes.set(id, Math.min(sizeOf(entry.elicitation), MOST.size));
    const isTooMuch =
      ofConnection.length > MOST.ofConnection ||
      open.length > MOST.ofPerson ||
      sizeOfAll > MOST.sizes;
    if (isTooMuch) queue.withdraw(id, 'withdrawn');
    else rowless.add(id);
  }

  function newRow(entry: PendingElicitation): Row {
    const { phase: _, outcome: __, delivery: ___, ...facts } = entry;
    const now = Date.now();
    const isOversize = (sizes.get(entry.id) ?? 0) >= MOST.size;
    return {
      ...facts,
      ...(isOversize && { elicitation: shortened(entry.elicitation) }),
      who,
      version: 1,
      owner: { process, until: now + LEASE },
      lookedAt: now,
      state: 'open',
    };
  }

  /** One step for one request. What it changes leads to the next pass. */
  async function step(entry: PendingElicitation, row: Row | undefined): Promise<void> {
    const { id } = entry;
    if (!row) return rowless.has(id) ? enterRow(entry) : lost(entry);
    const calls = row.calls?.filter(({ done }) => !done) ?? [];
    if (row.presentedAt !== undefined && entry.phase === 'queued') return queue.present(id);
    if (calls.length > 0) {
      // Claimed before it is done: two passes must not ask a host twice for more time.
      const done = row.calls?.map((call) => ({ ...call, done: true as const }));
      if (await put(row, { ...row, calls: done })) for (const { type } of calls) queue[type](id);
    } else if (row.state === 'answered' && isOpen(entry)) {
      const { result } = row.answer ?? {};
      if ((await put(row, { ...row, state: 'claimed' })) && result) queue.settle(id, result);
    } else if (row.outcome !== undefined && isOpen(entry)) {
      queue.withdraw(id, 'disconnected'); // another instance took this process for dead
    } else {
      const next = projected(row, entry);
      if (next !== row) await put(row, next);
    }
  }

  async function enterRow(entry: PendingElicitation): Promise<void> {
    const isNeeded = isOpen(entry); // else it ended before anybody could see it
    if (isNeeded && !(await store.swap(who, entry.id, newRow(entry), 0))) isAgain = true;
    else rowless.delete(entry.id);
    if (!isNeeded) queue.forget(entry.id);
  }

  /** Its row was forgotten by the person, or went with time, or with the store. */
  function lost({ id, phase }: PendingElicitation): void {
    if (phase === 'done') queue.forget(id);
    else queue.withdraw(id, 'disconnected');
  }

  async function put(row: Row, next: Row): Promise<boolean> {
    const isWritten = await write(store, row, next);
    isAgain = true;
    return isWritten;
  }

  async function pass(): Promise<void> {
    for (const id of sizes.keys()) {
      if (sizes.size <= 2 * MOST.ofPerson) break;
      if (!find(id)) sizes.delete(id);
    }
    const rows = new Map((await store.list(who)).map((row) => [row.id, row]));
    for (const entry of queue.getSnapshot())
      await step(find(entry.id) ?? entry, rows.get(entry.id));
  }

  async function run(): Promise<void> {
    isAgain = true;
    if (isPassing || isClosed) return;
    isPassing = true;
    try {
      while (isAgain) {
        isAgain = false;
        await pass();
        failures = 0;
      }
    } catch (error) {
      fail(error);
    }
    isPassing = false;
    if (isAgain && failures === 0) void run();
  }

  function fail(error: unknown): void {
    failures += 1;
    if (failures < TRIES) return void setTimeout(() => void run(), 100 * 2 ** failures);
    report(error);
    // The MCP side must not wait for what no page can show.
    for (const id of rowless) queue.withdraw(id, 'disconnected');
    rowless.clear();
  }

  async function renew(): Promise<void> {
    const now = Date.now();
    for (const row of await store.list(who)) {
      const entry = find(row.id);
      if (!entry || row.outcome !== undefined) continue;
      if (isOpen(entry) && row.lookedAt + unattendedMs <= now) queue.withdraw(row.id, 'expired');
      else if (row.owner.until - now < LEASE - 20_000) {
        await write(store, row, { ...row, owner: { process, until: now + LEASE } });
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
      !isPassing &&
      changedAt + sinceMs <= Date.now() &&
      queue.getSnapshot().every(({ phase }) => phase === 'done'),
    close() {
      isClosed = true;
      unsubscribe();
      unwatch();
    },
  };
}

/** The row with what the queue knows better; the same row where that is nothing. */
function projected(row: Row, entry: PendingElicitation): Row {
  const next = isOpen(entry) ? reopened(row, entry) : settled(row, entry);
  const isSame = Object.entries(next).every(([key, value]) => row[key as keyof Row] === value);
  return isSame ? row : next;
}

/** Its answer was passed on and did not arrive: the person can give it again. */
function reopened(row: Row, entry: PendingElicitation): Row {
  const { expiresAt, delivery, presentedAt } = entry;
  const facts = { expiresAt, presentedAt: row.presentedAt ?? presentedAt };
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
  // The values are in the hands of the MCP side now. The key stays, so that a repeat gets the same reply.
  next.answer = isAnswered ? { key } : undefined;
  return next;
}

function isByPerson(outcome: PendingElicitation['outcome']): boolean {
  return outcome === 'accept' || outcome === 'decline' || outcome === 'cancel';
}

/** UTF-16 units as JSON; what cannot be written as JSON is too large. */
function sizeOf(elicitation: Elicitation): number {
  try {
    return JSON.stringify(elicitation).length;
  } catch {
    return Infinity;
  }
}

/** Without its schema, and with as much of its words as anybody reads. In the place of the schema is a small one that is just as much beyond what a page draws. */
function shortened(elicitation: Elicitation): Elicitation {
  const message = elicitation.message.slice(0, 10_000);
  if (elicitation.mode === 'form') return { mode: 'form', message, requestedSchema: tooDeep };
  return { ...elicitation, message, url: elicitation.url.slice(0, 100_000) };
}

const tooDeep: unknown = JSON.parse('['.repeat(64) + ']'.repeat(64));
