import type { Outcome, PendingElicitation } from '../../mcp/index.js';
import { isOpen } from '../../mcp/internal.js';
import { sendingAs, type Command, type Snapshot, type WireEntry } from '../wire.js';

/** Turns snapshots of the backend into the entries of a queue. */
export interface Mirror {
  /** An entry that is missing now ends as disconnected, and stays, so that the person can copy what they typed. */
  apply: (snapshot: Snapshot) => void;
  /**
   * @param page What the keys of its own answers begin with.
   * @param pending Commands that are not confirmed yet, in order.
   * @param failed Requests whose answer did not arrive, and can be given again.
   */
  entries: (
    page: string,
    pending: readonly Command[],
    failed: ReadonlySet<string>,
  ) => readonly PendingElicitation[];
  /** The receipt was dismissed. */
  forget: (id: string) => void;
  /** Ids of open requests on the backend; only their drafts are stored. */
  openIds: () => ReadonlySet<string>;
  clear: () => void;
}

export function createMirror(): Mirror {
  let server: readonly WireEntry[] = [];
  /** How far this clock is ahead of the backend's, in milliseconds. */
  let clockOffset = 0;
  let gone: readonly PendingElicitation[] = [];
  let forgotten: readonly string[] = [];
  let last: readonly PendingElicitation[] = [];

  const before = (id: string) => last.find((entry) => entry.id === id);

  function apply({ entries, now }: Snapshot): void {
    const drift = Date.now() - now;
    // Network delay differs between replies; small differences must not make the countdown jump.
    if (Math.abs(drift - clockOffset) > 1000) clockOffset = drift;
    const isGone = ({ id }: { id: string }) => !entries.some((entry) => entry.id === id);
    const lost = server.filter((entry) => mayBeMissed(entry) && isGone(entry));
    gone = [...gone.filter(isGone), ...lost.map(ended)];
    server = entries;
  }

  function ended(entry: WireEntry): PendingElicitation {
    const { wait: _, delivery: __, ...local } = before(entry.id) ?? localized(entry);
    if (!isUnfinished(entry)) return Object.freeze(local);
    const now = Date.now();
    const outcome: Outcome = (local.expiresAt ?? now) < now ? 'expired' : 'disconnected';
    return Object.freeze({ ...local, phase: 'done', outcome, settledAt: now });
  }

  /** With times of this clock. The elicitation and requester keep their identity, because a form is compiled once per object. */
  function localized(wire: WireEntry): PendingElicitation {
    const { key: _, ...entry } = wire;
    const { elicitation, requester } = before(entry.id) ?? entry;
    const local: PendingElicitation = { ...entry, elicitation, requester };
    for (const time of ['askedAt', 'presentedAt', 'settledAt', 'expiresAt'] as const) {
      const at = entry[time];
      if (at !== undefined) local[time] = at + clockOffset;
    }
    return local;
  }

  function draw(
    wire: WireEntry,
    ...[page, pending, failed]: Parameters<Mirror['entries']>
  ): PendingElicitation {
    const entry = localized(wire);
    const { id } = entry;
    const commands = pending.filter((command) => command.id === id);
    if (entry.phase === 'queued' && commands.some(({ type }) => type === 'present')) {
      entry.phase = 'presented';
      entry.presentedAt = entry.askedAt; // until the backend says when
    }
    if (isAnsweredElsewhere(wire, page)) {
      entry.phase = 'done';
      entry.outcome = 'elsewhere';
      delete entry.delivery;
    } else if (isOpen(entry)) {
      if (failed.has(id)) entry.delivery = 'failed';
      for (const command of commands) {
        if (command.type === 'settle') {
          Object.assign(entry, sendingAs(entry.elicitation, command.result.action));
        }
      }
    }
    return keepIdentity(entry);
  }

  /** The request was answered on another page, so the form that is open here ends. A URL that was opened counts as opened on all pages. */
  function isAnsweredElsewhere({ id, key, consented }: WireEntry, page: string): boolean {
    const known = before(id);
    const wasOpen =
      known && (isOpen(known) || known.delivery === 'sending' || known.outcome === 'elsewhere');
    return !!wasOpen && key !== undefined && !consented && !key.startsWith(page);
  }

  /** Returns the previous object if nothing changed. */
  function keepIdentity(entry: PendingElicitation): PendingElicitation {
    const known = before(entry.id);
    return known && factsOf(known) === factsOf(entry) ? known : Object.freeze(entry);
  }

  return {
    apply,
    entries(...own) {
      const all = [...gone, ...server.map((entry) => draw(entry, ...own))].filter(
        ({ id }) => !forgotten.includes(id),
      );
      const isSame = all.length === last.length && all.every((entry, i) => entry === last[i]);
      if (!isSame) last = Object.freeze(all);
      return last;
    },
    forget(id) {
      forgotten = [...forgotten, id];
    },
    openIds: () => new Set(server.filter(isOpen).map(({ id }) => id)),
    clear() {
      server = [];
      gone = [];
      last = [];
    },
  };
}

/** Its end is not known yet. */
function isUnfinished({ phase, delivery }: WireEntry): boolean {
  return phase !== 'done' || delivery === 'sending';
}

/** A backend that ends says so before it is gone; the next one does not know it, and what was typed is still to be copied. */
function mayBeMissed(entry: WireEntry): boolean {
  return isUnfinished(entry) || entry.outcome === 'disconnected';
}

/** What can change, for comparing. Leaves out the elicitation, which never changes and may be large. */
function factsOf(entry: PendingElicitation): string {
  return JSON.stringify({ ...entry, elicitation: 0 });
}
