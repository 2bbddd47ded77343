/** What is typed and not sent: all of it in memory; in the tab's storage what does not look like a secret, so that a reload does not lose it. */
export interface Drafts {
  keep: (id: string, draft: unknown) => void;
  get: (id: string) => unknown;
  /** The storage holds drafts of these requests of this person, and no other. Without a person it holds none; the memory does, in case the same person comes back. */
  persist: (you?: string, ids?: ReadonlySet<string>) => void;
  /** Another person is here. */
  clear: () => void;
}

/** An id, and what was typed. */
type Plain = [id: string, plain: unknown];

/** @param key Empty: nothing is stored. */
export function createDrafts(key: string): Drafts {
  const memory = new Map<string, unknown>();
  let person: string | undefined;
  let open: ReadonlySet<string> = new Set();

  /** The storage may be full, or blocked: then a reload loses what was typed. */
  function sync(isNew: boolean): void {
    if (!key) return;
    try {
      // What an earlier page in this tab has left.
      const [you, kept] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, Plain[]?];
      if (isNew && you === person) for (const [id, plain] of kept ?? []) memory.set(id, { plain });
      const drafts = [...memory]
        .map(([id, draft]): Plain => [id, (Object(draft) as { plain?: unknown }).plain])
        .filter(([id, plain]) => open.has(id) && plain !== undefined);
      if (drafts.length > 0) sessionStorage.setItem(key, JSON.stringify([person, drafts]));
      else sessionStorage.removeItem(key);
    } catch {
      // Nobody could do anything about it.
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
      sync(isNew);
    },
    clear: () => memory.clear(),
  };
}
