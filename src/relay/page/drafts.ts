import { withoutSecrets } from '../../mcp/internal.js';

/** Keeps what was typed and not sent: everything in memory, and what does not look like a secret also in `sessionStorage`, for a reload. */
export interface Drafts {
  keep: (id: string, draft: unknown) => void;
  get: (id: string) => unknown;
  /** Stores the drafts of exactly these requests of this person. Without a person the storage is emptied, and memory is kept in case the same person signs in again. */
  persist: (you?: string, ids?: ReadonlySet<string>) => void;
  /** Another person has signed in. */
  clear: () => void;
}

/** An id, and what was typed. */
type Plain = [id: string, plain: unknown];

/** @param key The key in `sessionStorage`; empty to store nothing. */
export function createDrafts(key: string): Drafts {
  const memory = new Map<string, unknown>();
  let person: string | undefined;
  let open: ReadonlySet<string> = new Set();

  /** Errors are ignored: if the storage is full or blocked, a reload loses the drafts. */
  function sync(isNew: boolean): void {
    if (!key) return;
    try {
      // From before a reload.
      const [you, kept] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, Plain[]?];
      if (isNew && you === person) for (const [id, plain] of kept ?? []) memory.set(id, { plain });
      const drafts = [...memory]
        .map(([id, draft]): Plain => [id, (Object(draft) as { plain?: unknown }).plain])
        .filter(([id, plain]) => open.has(id) && plain !== undefined);
      if (drafts.length > 0) sessionStorage.setItem(key, JSON.stringify([person, drafts]));
      else sessionStorage.removeItem(key);
    } catch {
      // Nothing can be done about it.
    }
  }

  return {
    keep(id, draft) {
      memory.set(id, draft);
      if (open.has(id)) sync(false);
    },
    get: (id) => memory.get(id),
    persist(you, ids = new Set()) {
      const isNew = you !== undefined && you !== person;
      person = you;
      open = ids;
      // Without a person nothing is known to have ended.
      if (you !== undefined)
        for (const [id, draft] of memory) if (!open.has(id)) memory.set(id, withoutSecrets(draft));
      sync(isNew);
    },
    clear: () => memory.clear(),
  };
}
