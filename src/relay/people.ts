import { report } from '../mcp/internal.js';
import { buried, change, digest, entryOf, hashOf, isDead, write, type RelayStore } from './rows.js';
import { WIRE, type Snapshot } from './wire.js';

/** The least time between two answers to one person (milliseconds). */
const PAUSE = 250;

/** Held requests of one person; the oldest is answered when there are more. */
const MOST_HELD = 100;

/** What looking at requests needs of its relay. */
export interface PeopleOptions {
  store: RelayStore;
  /** This process. */
  process: string;
  holdMs: number;
  unattendedMs: number;
}

/** Those who look at their requests, here and now. */
export interface People {
  look: (who: string) => Promise<Snapshot>;
  /** Waits until the snapshot is another one than `since`, or `holdMs` have passed, or the page has gone. */
  hold: (who: string, since: string, signal: AbortSignal) => Promise<Snapshot>;
  /** Answers all that are held. */
  close: () => void;
}

interface Held {
  since: string;
  answer: (snapshot: Promise<Snapshot> | Snapshot) => void;
}

/** The held requests of one person. */
interface Group {
  held: Set<Held>;
  unwatch: () => void;
  /** An answer is due. */
  timer?: ReturnType<typeof setTimeout>;
  /** Nobody is left, and the pause may still count. */
  leaving?: ReturnType<typeof setTimeout>;
  answeredAt: number;
}

export function createPeople({ store, process, holdMs, unattendedMs }: PeopleOptions): People {
  const groups = new Map<string, Group>();

  async function look(who: string): Promise<Snapshot> {
    const now = Date.now();
    const rows = (await store.list(who)).map((row) => {
      const isOver = isDead(row, process, now);
      if (isOver) write(store, row, buried(row, now)).catch(report);
      // Written seldom: it is only about half an hour.
      else if (row.outcome === undefined && row.lookedAt + unattendedMs / 4 < now) {
        change(store, who, row.id, (latest) => ({ ...latest, lookedAt: now })).catch(report);
      }
      return isOver ? buried(row, now) : row;
    });
    const entries = rows.map(entryOf);
    return { v: WIRE, version: digest(entries), now, you: hashOf(who), entries };
  }

  function groupOf(who: string): Group {
    let group = groups.get(who);
    if (!group) {
      const opened: Group = { held: new Set(), unwatch: () => {}, answeredAt: 0 };
      opened.unwatch = store.watch(who, () => changed(who, opened));
      groups.set(who, opened);
      group = opened;
    }
    clearTimeout(group.leaving);
    return group;
  }

  function leave(who: string, group: Group, held: Held): void {
    if (!group.held.delete(held) || group.held.size > 0) return;
    clearTimeout(group.timer);
    group.timer = undefined;
    group.leaving = setTimeout(() => {
      group.unwatch();
      groups.delete(who);
    }, PAUSE);
  }

  /** All that changes within a pause is one answer. */
  function changed(who: string, group: Group): void {
    if (group.timer !== undefined) return;
    const wait = Math.max(group.answeredAt + PAUSE - Date.now(), 0);
    group.timer = setTimeout(() => {
      group.timer = undefined;
      answer(who, group).catch(report);
    }, wait);
  }

  async function answer(who: string, group: Group): Promise<void> {
    const snapshot = await look(who);
    for (const held of group.held) {
      if (held.since === snapshot.version) continue;
      group.answeredAt = Date.now();
      held.answer(snapshot);
    }
  }

  return {
    look,
    async hold(who, since, signal) {
      const group = groupOf(who);
      const held: Held = { since, answer: () => {} };
      const answered = new Promise<Snapshot>((resolve) => {
        held.answer = resolve;
      });
      const release = () => held.answer(look(who));
      group.held.add(held);
      const [oldest] = group.held;
      if (group.held.size > MOST_HELD) oldest?.answer(look(who));
      const timer = setTimeout(release, holdMs);
      signal.addEventListener('abort', release);
      if (signal.aborted) release();
      changed(who, group); // since may be old already
      try {
        return await answered;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', release);
        leave(who, group, held);
      }
    },
    close() {
      for (const [who, { held }] of groups) for (const one of held) one.answer(look(who));
    },
  };
}
