import type { RelayStore, Row } from './rows.js';

/** How often expired rows are removed (milliseconds). */
const SWEEP_EVERY_MS = 60_000;

interface Kept {
  row: Row;
  goesAt: number;
}

/** Keeps rows in this process. Has no timer: expired rows are removed with the next change. */
export function memoryStore(): RelayStore {
  const people = new Map<string, Map<string, Kept>>();
  const watchers = new Map<string, Set<{ changed: () => void }>>();
  let sweptAt = 0;

  function remove(who: string, id: string): void {
    const rows = people.get(who);
    rows?.delete(id);
    if (rows?.size === 0) people.delete(who);
  }

  function sweep(now: number): void {
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [who, rows] of people) {
      for (const [id, { goesAt }] of rows) if (goesAt <= now) remove(who, id);
    }
  }

  return {
    async list(who) {
      const now = Date.now();
      const rows = [...(people.get(who)?.values() ?? [])];
      return rows.filter(({ goesAt }) => goesAt > now).map(({ row }) => row);
    },
    async swap(who, id, row, was, ttlMs = Infinity) {
      const now = Date.now();
      sweep(now);
      const kept = people.get(who)?.get(id);
      const version = kept && kept.goesAt > now ? kept.row.version : 0;
      if (version !== was) return false;
      if (row) {
        const rows = people.get(who) ?? new Map<string, Kept>();
        rows.set(id, { row, goesAt: now + ttlMs });
        people.set(who, rows);
      } else remove(who, id);
      for (const { changed } of watchers.get(who) ?? []) changed();
      return true;
    },
    watch(who, changed) {
      const watcher = { changed };
      const all = watchers.get(who) ?? new Set();
      watchers.set(who, all.add(watcher));
      return () => {
        all.delete(watcher);
        if (all.size === 0 && watchers.get(who) === all) watchers.delete(who);
      };
    },
  };
}
