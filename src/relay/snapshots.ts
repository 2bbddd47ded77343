import { report } from '../mcp/internal.js';
import {
  disconnectedRow,
  change,
  digest,
  entryOf,
  hashOf,
  isDead,
  write,
  type RelayStore,
  type Row,
} from './rows.js';
import { WIRE, type Snapshot } from './wire.js';

/** Shortest time between two replies to the waiting reads of one person (milliseconds). */
const MIN_INTERVAL_MS = 250;

/** Most waiting reads of one person; if there are more, the oldest gets its reply. */
const MOST_WAITING = 100;

/** Options of {@link createSnapshots}. */
export interface SnapshotsOptions {
  store: RelayStore;
  /** This process. */
  process: string;
  holdMs: number;
  unattendedMs: number;
}

/** Reads a person's requests, at once or when they change (long polling). */
export interface Snapshots {
  read: (who: string) => Promise<Snapshot>;
  /** Resolves when the version is no longer `since`, after `holdMs`, or when the page is gone. */
  waitForChange: (who: string, since: string, signal: AbortSignal) => Promise<Snapshot>;
  /** Resolves all waiting reads. */
  close: () => void;
}

interface WaitingRead {
  since: string;
  answer: (snapshot: Promise<Snapshot> | Snapshot) => void;
}

/** The waiting reads of one person. */
interface Person {
  waiting: Set<WaitingRead>;
  unwatch: () => void;
  /** Runs before the next reply. */
  timer?: ReturnType<typeof setTimeout>;
  /** Runs after the last read, before the person is removed: the interval must still be kept. */
  leaving?: ReturnType<typeof setTimeout>;
  answeredAt: number;
}

/** What was posted needs no page to stay open. */
const isAttended = ({ outcome, posted }: Row) => outcome === undefined && !posted;

export function createSnapshots({
  store,
  process,
  holdMs,
  unattendedMs,
}: SnapshotsOptions): Snapshots {
  const persons = new Map<string, Person>();

  async function read(who: string): Promise<Snapshot> {
    const now = Date.now();
    const kept = (await store.list(who)).filter(({ hidden }) => !hidden);
    const rows = kept.map((row) => {
      const isOver = isDead(row, process, now);
      if (isOver) write(store, row, disconnectedRow(row, now)).catch(report);
      // Written rarely, because precision does not matter here.
      else if (isAttended(row) && row.lookedAt + unattendedMs / 4 < now) {
        change(store, who, row.id, (latest) => ({ ...latest, lookedAt: now })).catch(report);
      }
      return isOver ? disconnectedRow(row, now) : row;
    });
    const entries = rows.map(entryOf);
    return { v: WIRE, version: digest(entries), now, you: hashOf(who), entries };
  }

  function personOf(who: string): Person {
    let person = persons.get(who);
    if (!person) {
      const opened: Person = { waiting: new Set(), unwatch: () => {}, answeredAt: 0 };
      opened.unwatch = store.watch(who, () => changed(who, opened));
      persons.set(who, opened);
      person = opened;
    }
    clearTimeout(person.leaving);
    return person;
  }

  function leave(who: string, person: Person, waiting: WaitingRead): void {
    if (!person.waiting.delete(waiting) || person.waiting.size > 0) return;
    clearTimeout(person.timer);
    person.timer = undefined;
    person.leaving = setTimeout(() => {
      person.unwatch();
      persons.delete(who);
    }, MIN_INTERVAL_MS);
  }

  /** Changes within one interval are answered together. */
  function changed(who: string, person: Person): void {
    if (person.timer !== undefined) return;
    const wait = Math.max(person.answeredAt + MIN_INTERVAL_MS - Date.now(), 0);
    person.timer = setTimeout(() => {
      person.timer = undefined;
      answer(who, person).catch(report);
    }, wait);
  }

  async function answer(who: string, person: Person): Promise<void> {
    const snapshot = await read(who);
    for (const waiting of person.waiting) {
      if (waiting.since === snapshot.version) continue;
      person.answeredAt = Date.now();
      waiting.answer(snapshot);
    }
  }

  return {
    read,
    async waitForChange(who, since, signal) {
      const person = personOf(who);
      const waiting: WaitingRead = { since, answer: () => {} };
      const answered = new Promise<Snapshot>((resolve) => {
        waiting.answer = resolve;
      });
      const release = () => waiting.answer(read(who));
      person.waiting.add(waiting);
      const [oldest] = person.waiting;
      if (person.waiting.size > MOST_WAITING) oldest?.answer(read(who));
      const timer = setTimeout(release, holdMs);
      signal.addEventListener('abort', release);
      if (signal.aborted) release();
      changed(who, person); // since may be old already
      try {
        return await answered;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', release);
        leave(who, person, waiting);
      }
    },
    close() {
      for (const [who, { waiting }] of persons) for (const one of waiting) one.answer(read(who));
    },
  };
}
