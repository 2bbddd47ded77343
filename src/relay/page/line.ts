import { report } from '../../mcp/internal.js';
import type { ConnectionState } from '../../mcp/index.js';
import { WIRE, type Command, type CommandsReply, type Snapshot } from '../wire.js';
import { createWaiter, isHidden, onReturn } from './presence.js';

/** How often a hidden tab asks, and one that cannot go on; and the longest that an answer may take: longer than any backend holds a request. */
const MINUTE = 60_000;
/** How often a backend is asked that does not hold requests (milliseconds). */
const UNHELD = 2000;

/** What a line needs of its mirror. */
export interface LineOptions {
  url: string;
  fetch: typeof fetch;
  listen: ((refresh: () => void) => () => void) | undefined;
  /** Called before `onSnapshot` when another person is here now. */
  onPerson: () => void;
  onSnapshot: (snapshot: Snapshot) => void;
  /** It was not taken, and will not be sent again. */
  onRefused: (command: Command) => void;
  /** The state or the commands that are pending may have changed. */
  onChange: () => void;
}

/** Asks for snapshots, and sends commands: in order, one `POST` at a time, until each was answered. */
export interface Line {
  start: () => void;
  stop: () => void;
  refresh: () => void;
  send: (command: Command) => void;
  pending: () => readonly Command[];
  state: () => ConnectionState;
}

interface Reply {
  status: number;
  body: Partial<CommandsReply>;
}

/** In place of its status, for a reply of another version. */
const OUTDATED = 426;

/** There was no answer. */
const nothing: Reply = { status: 0, body: {} };

export function createLine(options: LineOptions): Line {
  const { url, listen, onSnapshot, onRefused, onChange } = options;
  const waiter = createWaiter(nothing);
  let state: ConnectionState = 'connecting';
  let latest: Snapshot | undefined;
  let pending: readonly Command[] = [];
  /** Else what is on the screen may be old, and nothing is sent before the backend was asked. */
  let isFresh = false;
  /** Counts what was sent and what was confirmed: a snapshot that was asked for before may lack it. */
  let epoch = 0;
  let failures = 0;
  let isSending = false;
  let run = 0;
  let ends: readonly ((() => void) | undefined)[] = [];
  let told = 0;
  /** To be asked at once, whatever the state. */
  let isDue = false;

  async function request(query: string, init: RequestInit): Promise<Reply> {
    try {
      const { fetch } = options; // browsers want it called as a function
      const response = await fetch(url + query, init);
      const body = Object(await response.json()) as Reply['body'];
      return { status: (body.v ?? WIRE) === WIRE ? response.status : OUTDATED, body };
    } catch {
      return nothing;
    }
  }

  function become(next: ConnectionState): void {
    state = next;
    isFresh = next === 'live';
    onChange();
  }

  /** Takes the snapshot of a reply; where it has none, the state says why. */
  function take({ status, body }: Reply): boolean {
    const isSnapshot = status !== OUTDATED && Array.isArray(body.entries);
    if (isSnapshot) {
      const snapshot = body as Snapshot;
      if (latest && latest.you !== snapshot.you) {
        pending = [];
        options.onPerson();
      }
      latest = snapshot;
      onSnapshot(snapshot);
      become('live');
    } else if (status === 401) {
      pending.forEach(onRefused);
      pending = [];
      become('signed-out');
    } else if (status === OUTDATED) become('outdated');
    else {
      complain(status);
      failures += 1;
      become('offline');
    }
    return isSnapshot;
  }

  function complain(status: number): void {
    if (status < 200 || status >= 500 || status === told) return;
    told = status;
    report(new Error(`mcp-elicitation-react: ${url} answered ${status}. Is it a relay?`));
  }

  /** Answers go alone: they may be long, and refused for it. */
  function batch(): readonly Command[] {
    const answer = pending.findIndex(({ type }) => type === 'settle');
    return isFresh ? pending.slice(0, answer < 0 ? 32 : Math.min(answer || 1, 32)) : [];
  }

  async function pump(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let commands = batch(); commands.length > 0; commands = batch()) {
      epoch += 1;
      const body = JSON.stringify({ v: WIRE, commands });
      const reply = await request('', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        // It arrives also when the page goes; browsers refuse it for long ones.
        keepalive: body.length < 20_000,
        signal: AbortSignal.timeout(MINUTE),
      });
      epoch += 1;
      confirm(commands, reply);
    }
    isSending = false;
    if (state === 'offline') waiter.wake(); // the loop finds out when it works again
  }

  function confirm(commands: readonly Command[], reply: Reply): void {
    const { status, body } = reply;
    const isRefused = status >= 400 && status < 500 && ![401, 429, OUTDATED].includes(status);
    const { taken = isRefused ? commands.length : 0 } = body;
    const done = commands.slice(0, isRefused ? taken + 1 : taken);
    pending = pending.filter((command) => !done.includes(command));
    if (isRefused) done.slice(body.taken).forEach(onRefused);
    if (isRefused && body.taken === undefined) onChange();
    else if (take(reply)) failures = 0;
  }

  async function ask(mine: number): Promise<void> {
    const before = epoch;
    isDue = false;
    const since = isFresh && latest ? latest.version : undefined;
    const startedAt = Date.now();
    const query = since === undefined ? '' : `${url.includes('?') ? '&' : '?'}since=${since}`;
    const reply = await waiter.during(MINUTE, (signal) => request(query, { signal }));
    if (mine !== run || !reply) return;
    if (before !== epoch && reply.status === 200) return; // a reply to commands is newer
    if (!take(reply)) return;
    if (pending.length === 0) failures = 0;
    void pump();
    if (reply.body.version === since && Date.now() - startedAt < UNHELD / 2)
      await waiter.wait(UNHELD);
  }

  async function loop(): Promise<void> {
    const mine = (run += 1);
    for (;;) {
      await ask(mine);
      if (mine !== run) return;
      if (!isDue) await waiter.wait(pause());
    }
  }

  function pause(): number {
    if (state === 'offline') return backoff(failures);
    if (state !== 'live' || isHidden()) return MINUTE;
    return listen ? Infinity : 0;
  }

  function refresh(): void {
    isFresh = false;
    isDue = true;
    waiter.wake();
  }

  return {
    start() {
      isFresh = false;
      ends = [listen?.(refresh), onReturn(refresh, waiter.wake)];
      void loop();
    },
    stop() {
      run += 1;
      ends.forEach((end) => end?.());
      waiter.wake();
    },
    refresh,
    send(command) {
      pending = [...pending, command];
      onChange();
      void pump();
    },
    pending: () => pending,
    state: () => state,
  };
}

/** Half a second, and twice as long each time, up to half a minute; not all pages at once. */
function backoff(failures: number): number {
  return Math.min(30_000, 250 * 2 ** failures) * (1 - Math.random() / 2);
}
