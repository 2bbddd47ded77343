// Questions that outlive the process that posted them. Any process hands over what was answered.
import { deliveryFromError, report, type FinalDelivery } from '../mcp/internal.js';
import { cancel, type ElicitResult, type Elicitation, type Requester } from '../mcp/index.js';
import { LIMITS, shortened, sizeOf } from './personQueue.js';
import { addNote, dueAt, dueNotes, EVERYBODY, removeNote } from './notes.js';
import { change, isUndelivered, LEASE_MS, write, type RelayStore, type Row } from './rows.js';

/** A question that nobody waits for in this process: its answer goes to {@link RelayOptions.onSettled}, in any process, days later. */
export interface Posted {
  /** Whose request it is. */
  who: string;
  /** The host's own name for what waits, such as the key of a parked call. The same one is asked once, also when it is posted again. No page sees it. */
  ref: string;
  /** What is asked, as `readElicitRequest` and `parkCall` give it. */
  elicitation: Elicitation;
  /** Who asks. */
  requester: Requester;
  /** The conversation, where an outlet shows its own alone. */
  scope?: string;
  /** Epoch milliseconds; then it settles as cancel, at most 15 s later. @default it waits without end */
  expiresAt?: number;
  /** Place within one round, for "2 of 3". */
  position?: { index: number; of: number };
  /** The address of the server that asked: its answer is sent to no other, see {@link Handing.willSend}. */
  endpoint?: string;
  /** The account with which it was asked: the answer is sent with no other. */
  principal?: string;
}

/** One attempt to hand over the answer of a posted question. */
export interface Handing {
  /** 1, and one more with each attempt. */
  attempt: number;
  /**
   * Call it right before what must not happen twice, such as the retry of a parked call, and say to whom and as whom it
   * goes. From then on the answer counts as sent, and if this process dies it is never sent again but told as `unknown`.
   * Without it `onSettled` is repeated until it has resolved.
   *
   * @throws Error where another process has taken over, or where endpoint or principal are not those of the question. Then send nothing.
   */
  willSend: (to?: { endpoint?: string; principal?: string }) => Promise<void>;
}

/**
 * Hands an answer to what waits for it. Called at least once, in one process at a time; again when it rejects, after a
 * second, then later and later, up to a minute. Resolve with `failed` where the answer did not arrive and the person
 * must give it again, as when the server no longer remembers its call; with `unknown` where it may have arrived.
 */
export type OnSettled = (
  question: Posted,
  result: ElicitResult,
  handing: Handing,
) => void | FinalDelivery | Promise<void | FinalDelivery>;

/** What becomes of a posted question, for an audit log: `delivered`: what waited for the answer has it · `unknown`: it may have it, the process died while it was sent. */
type HandingEvent = 'asked' | 'settled' | 'undelivered' | 'delivered' | 'unknown';

/** What posting needs of its relay. */
export interface PostOptions {
  store: RelayStore;
  /** This process. */
  process: string;
  onSettled: OnSettled | undefined;
  onEvent: (row: Row, type: HandingEvent) => void;
}

/** The posted questions of all persons, as this process sees them. */
export interface Posts {
  /** For all who write: what is due is noted before it is written, so that any process finds it after a crash. */
  store: RelayStore;
  post: (question: Posted) => Promise<string>;
  withdraw: (who: string, ref: string) => Promise<void>;
  /** Looks for what is due, of everybody. */
  sweep: () => Promise<void>;
  close: () => void;
}

/** How long the process that took an answer may be first to hand it over (milliseconds). */
const HEAD_START = 500;

/** The longest pause before the next attempt (milliseconds). */
const LONGEST = 60_000;

/** After so many failures of the store the lease decides. */
const TRIES = 5;

export function createPosts({ store: kept, process, onSettled, onEvent }: PostOptions): Posts {
  const handing = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isClosed = false;
  let isSweeping = false;
  let isDue = false;

  const store: RelayStore = {
    ...kept,
    async swap(who, id, row, was, ttlMs) {
      if (row?.posted) await addNote(kept, row);
      const isWritten = await kept.swap(who, id, row, was, ttlMs);
      if (isWritten && row?.posted) written(row);
      return isWritten;
    },
  };

  function written(row: Row): void {
    if (row.state !== 'answered') return;
    if (!row.handing) onEvent(row, 'settled');
    later(() => run(row.who), (row.handing?.after ?? 0) - Date.now());
  }

  function later(start: () => Promise<unknown>, ms: number): void {
    if (isClosed || !onSettled) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        start().catch(report);
      },
      Math.max(ms, 0),
    );
    timers.add(timer);
  }

  /** Does what is due for one person. */
  async function run(who: string): Promise<readonly Row[]> {
    const rows = await store.list(who);
    for (const row of rows) if (isNow(row)) await take(row);
    return rows;
  }

  function isNow(row: Row): boolean {
    const due = row.posted && !handing.has(row.id) ? dueAt(row) : undefined;
    return !isClosed && due !== undefined && due <= Date.now();
  }

  /** One compare and swap: of all processes one wins. */
  async function take(row: Row): Promise<void> {
    const now = Date.now();
    if (row.state === 'open') {
      const answer = { key: 'expired', result: cancel() };
      await write(store, row, {
        ...row,
        state: 'answered',
        answer,
        outcome: 'expired',
        settledAt: now,
      });
    } else if (row.handing?.left) {
      // Who sent it is gone. Only the person can say whether it must be done once more.
      if (await write(store, row, over(row, 'unknown'))) onEvent(row, 'unknown');
    } else if (onSettled && row.answer?.result) {
      const attempt = (row.handing?.attempt ?? 0) + 1;
      const owner = { process, until: now + LEASE_MS };
      const claimed: Row = { ...row, state: 'claimed', owner, handing: { attempt } };
      if (await write(store, row, claimed)) {
        handing.add(row.id);
        void hand(onSettled, claimed, row.answer.result, attempt);
      }
    }
  }

  async function hand(call: OnSettled, row: Row, result: ElicitResult, attempt: number) {
    const { who, id } = row;
    let hasLeft = false;
    const isMine = (now: Row) =>
      now.state === 'claimed' && now.owner?.process === process && now.handing?.attempt === attempt;
    const changeMine = async (next: (mine: Row) => Row) => {
      let isChanged = false;
      await change(store, who, id, (now) => {
        isChanged = isMine(now);
        return isChanged ? next(now) : now;
      });
      return isChanged;
    };
    const renewing = setInterval(() => {
      const owner = { process, until: Date.now() + LEASE_MS };
      changeMine((mine) => ({ ...mine, owner })).catch(report);
    }, LEASE_MS / 3);

    async function willSend(to: { endpoint?: string; principal?: string } = {}): Promise<void> {
      const bound = row.posted ?? { ref: '' };
      for (const what of ['endpoint', 'principal'] as const) {
        if (bound[what] !== undefined && bound[what] !== to[what]) {
          throw new Error(`mcp-elicitation-react: the answer belongs to another ${what}.`);
        }
      }
      const isFirst =
        !hasLeft &&
        (await changeMine((mine) => ({ ...mine, handing: { attempt, left: true } as const })));
      if (!isFirst) throw new Error('mcp-elicitation-react: the answer was sent by another.');
      hasLeft = true;
    }

    let fate: FinalDelivery | 'later';
    try {
      fate = (await call(questionOf(row), result, { attempt, willSend })) ?? 'sent';
    } catch (error) {
      report(error);
      const read = hasLeft ? deliveryFromError(error) : 'failed';
      fate = read === 'failed' ? 'later' : read;
    }
    clearInterval(renewing);
    await finish(row, fate, changeMine).catch(report); // else its lease ends
    handing.delete(id);
  }

  async function finish(
    row: Row,
    fate: FinalDelivery | 'later',
    changeMine: (next: (mine: Row) => Row) => Promise<boolean>,
  ): Promise<void> {
    const next = (mine: Row): Row => {
      if (fate === 'later') return again(mine);
      return fate === 'failed' && mine.outcome === undefined ? reopened(mine) : over(mine, fate);
    };
    for (let failures = 1; ; failures++) {
      try {
        if (!(await changeMine(next))) return;
        break;
      } catch (error) {
        if (failures >= TRIES) throw error;
        await new Promise<void>((resolve) => void setTimeout(resolve, 100 * 2 ** failures));
      }
    }
    if (fate === 'later') return;
    onEvent(row, fate === 'sent' ? 'delivered' : fate === 'failed' ? 'undelivered' : 'unknown');
  }

  async function sweep(): Promise<void> {
    if (isSweeping || isClosed) return;
    isSweeping = true;
    try {
      for (const [who, notes] of await dueNotes(kept)) {
        const rows = await run(who);
        for (const note of notes) await removeNote(kept, note, rows);
      }
    } finally {
      isSweeping = false;
    }
  }

  const unwatch = onSettled
    ? kept.watch(EVERYBODY, () => {
        if (isDue) return;
        isDue = true;
        later(() => {
          isDue = false;
          return sweep();
        }, HEAD_START);
      })
    : undefined;

  return {
    store,
    sweep,
    async post(question) {
      const { who, ref } = question;
      const id = await idOf(who, ref);
      const rows = await store.list(who);
      if (rows.some((row) => row.id === id)) return id;
      const open = rows.filter(isUndelivered);
      const { connectionId } = question.requester;
      const ofConnection = open.filter((row) => row.requester.connectionId === connectionId);
      const isTooMuch =
        open.length >= LIMITS.ofPerson || ofConnection.length >= LIMITS.ofConnection;
      const row = newRow(id, question, isTooMuch);
      if (await store.swap(who, id, row, 0)) onEvent(row, 'asked');
      return id;
    },
    async withdraw(who, ref) {
      const id = await idOf(who, ref);
      let ended: Row | undefined;
      await change(store, who, id, (row) => {
        ended = row.state === 'open' ? row : undefined;
        return ended
          ? { ...row, state: 'ended', outcome: 'withdrawn', settledAt: Date.now() }
          : row;
      });
      if (ended) onEvent({ ...ended, outcome: 'withdrawn' }, 'settled');
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      unwatch?.();
    },
  };
}

function newRow(id: string, question: Posted, isTooMuch: boolean): Row {
  const { who, ref, elicitation, requester, scope, expiresAt, position } = question;
  const { endpoint, principal } = question;
  const now = Date.now();
  const isOversize = sizeOf(elicitation) >= LIMITS.size;
  return {
    id,
    version: 1,
    who,
    elicitation: isOversize ? shortened(elicitation) : elicitation,
    requester,
    ...(scope !== undefined && { scope }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(position && { position }),
    askedAt: now,
    lookedAt: now,
    posted: {
      ref,
      ...(endpoint !== undefined && { endpoint }),
      ...(principal !== undefined && { principal }),
    },
    state: 'open',
    // As in a page: what is beyond the limits ends as cancel.
    ...(isTooMuch && {
      state: 'answered',
      answer: { key: 'withdrawn', result: cancel() },
      outcome: 'withdrawn',
      settledAt: now,
    }),
  };
}

function questionOf(row: Row): Posted {
  const { who, elicitation, requester, scope, expiresAt, position, posted = { ref: '' } } = row;
  return {
    who,
    elicitation,
    requester,
    ...posted,
    ...(scope !== undefined && { scope }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(position && { position }),
  };
}

/** Handed over, or nobody knows. The values go; the key stays, so that a repeat gets the same reply. */
function over(row: Row, delivery: FinalDelivery): Row {
  const { answer, elicitation, owner: _, handing: __, ...rest } = row;
  const action = answer?.result?.action ?? 'cancel';
  return {
    ...rest,
    elicitation,
    state: 'delivered',
    answer: { key: answer?.key ?? 'host' },
    outcome: row.outcome ?? action,
    settledAt: row.settledAt ?? Date.now(),
    delivery,
    ...(elicitation.mode === 'url' && action === 'accept' && { consented: true }),
  };
}

/** It did not arrive: the person can give it again. */
function reopened(row: Row): Row {
  return {
    ...row,
    state: 'open',
    delivery: 'failed',
    answer: undefined,
    owner: undefined,
    handing: undefined,
  };
}

function again(row: Row): Row {
  const attempt = row.handing?.attempt ?? 1;
  const after = Date.now() + Math.min(1000 * 2 ** (attempt - 1), LONGEST);
  return { ...row, state: 'answered', owner: undefined, handing: { attempt, after } };
}

/** The same for the same ref, so that what is posted twice is asked once. */
async function idOf(who: string, ref: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([who, ref]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
