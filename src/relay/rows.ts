import type { ElicitResult, Outcome, PendingElicitation } from '../mcp/index.js';
import { sendingAs, type Call, type WireEntry } from './wire.js';

/** One request as the store keeps it: JSON. Written by compare and swap only. */
export interface Row extends Pick<
  PendingElicitation,
  | 'id'
  | 'elicitation'
  | 'requester'
  | 'position'
  | 'scope'
  | 'corrects'
  | 'askedAt'
  | 'expiresAt'
  | 'moreTime'
  | 'quiet'
  | 'presentedAt'
  | 'settledAt'
  | 'consented'
  | 'wait'
  | 'delivery'
> {
  /** 1, and one more with each change. */
  version: number;
  /** Whose request it is. */
  who: string;
  /** Which process waits for the answer, or, of what was posted, hands it over; and until when that is believed (epoch milliseconds). */
  owner?: { process: string; until: number } | undefined;
  /** When a page of the person was last there (epoch milliseconds). */
  lookedAt: number;
  /** `answered`: the person did · `claimed`: the process that asked passes it on · `delivered`: it has · `ended`: without an answer. */
  state: 'open' | 'answered' | 'claimed' | 'delivered' | 'ended';
  /** The result goes as soon as it is delivered; the key stays, so that a repeated command gets the same reply. */
  answer?: { key: string; result?: ElicitResult } | undefined;
  /** Calls by the person for the process that asked; `done` once they were made. */
  calls?: readonly (Call & { done?: true })[];
  outcome?: Outcome;
  /** Posted, not asked: the host's name for it, and what its answer is bound to. No page sees them. */
  posted?: { ref: string; endpoint?: string; principal?: string };
  /** The answer of what was posted: how often handing it over was begun, whether it may have left, and when to try again. */
  handing?: { attempt: number; left?: true; after?: number } | undefined;
  /** The person has dismissed its receipt. */
  hidden?: true;
}

/** Where the rows of all persons are. The row is the truth; `watch` may be late or lose a change: the relay lists again every 15 s. */
export interface RelayStore {
  /** In the order in which they were first written. */
  list: (who: string) => Promise<readonly Row[]>;
  /**
   * Compare and swap: false where the row is no longer at version `was`, 0 for one that is not there. `undefined` removes it.
   *
   * @param ttlMs The row may go after so long. @default it stays
   */
  swap: (
    who: string,
    id: string,
    row: Row | undefined,
    was: number,
    ttlMs?: number,
  ) => Promise<boolean>;
  /** Calls after each change of a row of this person, whoever made it. Returns what ends it. */
  watch: (who: string, changed: () => void) => () => void;
}

/** How long the process that asked is believed to be alive. */
export const LEASE_MS = 60_000;

/** How long a finished request is kept, for receipts and repeated commands. */
export const KEEP_DONE_MS = 30 * 60_000;

/** Whether the result was not delivered yet. */
export const isUndelivered = ({ state }: Pick<Row, 'state'>) =>
  state === 'open' || state === 'answered' || state === 'claimed';

/** Whether the process that asked has died, and its connection with it. Never true for this process. */
export function isDead(row: Row, process: string, now: number): boolean {
  if (!row.owner || row.posted || row.outcome !== undefined) return false;
  return row.owner.until < now && row.owner.process !== process;
}

/** The row of a process that has died. */
export function disconnectedRow(dead: Row, now: number): Row {
  const { wait: _, answer, ...row } = dead;
  const isOver = !isUndelivered(row);
  return {
    ...row,
    state: isOver ? row.state : 'ended',
    ...(isOver && answer && { answer }),
    settledAt: row.settledAt ?? now,
    outcome: 'disconnected',
  };
}

/** A row as the page sees it. */
export function entryOf(row: Row): WireEntry {
  const {
    version: _,
    who: __,
    owner: ___,
    lookedAt: ____,
    state,
    answer,
    calls: _____,
    posted: ______,
    handing: _______,
    hidden: ________,
    ...entry
  } = row;
  const isSending = state === 'answered' || state === 'claimed';
  return {
    ...entry,
    phase: phaseOf(row),
    ...(isSending && sendingAs(row.elicitation, answer?.result?.action ?? 'accept')),
    ...(answer && { key: answer.key }),
  };
}

function phaseOf({ state, outcome, presentedAt }: Row): PendingElicitation['phase'] {
  if (outcome !== undefined) return 'done';
  if (state === 'delivered') return 'waiting';
  return presentedAt === undefined ? 'queued' : 'presented';
}

/** The version of a snapshot: equal if a page would see the same. Leaves out what never changes. */
export function digest(entries: readonly WireEntry[]): string {
  const changing = entries.map((entry) => ({ ...entry, elicitation: 0, requester: 0 }));
  return hashOf(JSON.stringify(changing));
}

/** 64 bits that tell one text from the next (cyrb53's mixing), the same on every instance. */
export function hashOf(text: string): string {
  let [a, b] = [0xdead_beef, 0x41c6_ce57];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  a ^= Math.imul(b ^ (b >>> 15), 2_246_822_507);
  b ^= Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** Thrown if a row changes faster than it can be written; the page tries again. */
class Busy extends Error {}

/** Reads a row, and writes what `next` makes of it, until nobody else wrote in between. `next` gives the same row to leave it, undefined to remove it. */
export async function change(
  store: RelayStore,
  who: string,
  id: string,
  next: (row: Row) => Row | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt++) {
    const row = (await store.list(who)).find((one) => one.id === id);
    if (!row) return;
    const after = next(row);
    if (after === row || (await write(store, row, after))) return;
  }
  throw new Busy('a row changes too fast');
}

/** One compare and swap. */
export function write(store: RelayStore, row: Row, after: Row | undefined): Promise<boolean> {
  const next = after && { ...after, version: row.version + 1 };
  const isOver = after?.outcome !== undefined && !isUndelivered(after);
  return store.swap(row.who, row.id, next, row.version, isOver ? KEEP_DONE_MS : undefined);
}
