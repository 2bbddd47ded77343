import { report } from '../../mcp/internal.js';
import type { ConnectionState } from '../../mcp/index.js';
import { WIRE, type Command, type CommandsReply, type Snapshot } from '../wire.js';
import { createWaiter, isHidden, onReturn } from './presence.js';

/** How often a hidden tab and a signed-out or outdated page ask. Also the longest time for one HTTP request, longer than any backend holds one. */
const MINUTE_MS = 60_000;
/** How often to ask a backend that does not hold requests open (milliseconds). */
const POLL_MS = 2000;

/** Options of {@link createBackend}. */
export interface BackendOptions {
  url: string;
  fetch: typeof fetch;
  listen: ((refresh: () => void) => () => void) | undefined;
  /** Called before `onSnapshot` when another person is here now. */
  onPerson: () => void;
  onSnapshot: (snapshot: Snapshot) => void;
  /** The backend refused this command, and it is not sent again. */
  onRefused: (command: Command) => void;
  /** The state or the commands that are pending may have changed. */
  onChange: () => void;
}

/** Asks for snapshots, and sends commands: in order, one `POST` at a time, until each was answered. */
export interface Backend {
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

/** Stands in for the status of a reply in another version of the wire. */
const OUTDATED = 426;

/** The backend could not be reached. */
const noReply: Reply = { status: 0, body: {} };

export function createBackend(options: BackendOptions): Backend {
  const { url, listen, onSnapshot, onRefused, onChange } = options;
  const waiter = createWaiter(noReply);
  let state: ConnectionState = 'connecting';
  let latest: Snapshot | undefined;
  let pending: readonly Command[] = [];
  /** False: what is shown may be old, so no command is sent before the next snapshot has come. */
  let isFresh = false;
  /** Grows when commands are sent and when they are confirmed: a snapshot that was requested before may lack them. */
  let commandCount = 0;
  let failures = 0;
  let isSending = false;
  let run = 0;
  let ends: readonly ((() => void) | undefined)[] = [];
  let reportedStatus = 0;
  /** Ask at once, without a pause. */
  let isDue = false;

  async function request(query: string, init: RequestInit): Promise<Reply> {
    try {
      const { fetch } = options; // browsers want it called as a function
      const response = await fetch(url + query, init);
      // A refusal of something in between, such as a proxy, is no JSON, and is one all the same.
      const read = response.ok ? response.json() : response.json().catch(() => ({}));
      const body = Object(await read) as Reply['body'];
      return { status: (body.v ?? WIRE) === WIRE ? response.status : OUTDATED, body };
    } catch {
      return noReply;
    }
  }

  function setState(next: ConnectionState): void {
    state = next;
    isFresh = next === 'live';
    onChange();
  }

  /** Applies the snapshot of a reply, or sets the state that explains why there is none. */
  function applyReply({ status, body }: Reply): boolean {
    const isSnapshot = status !== OUTDATED && Array.isArray(body.entries);
    if (isSnapshot) {
      const snapshot = body as Snapshot;
      if (latest && latest.you !== snapshot.you) {
        pending = [];
        options.onPerson();
      }
      latest = snapshot;
      onSnapshot(snapshot);
      setState('live');
    } else if (status === 401) {
      pending.forEach(onRefused);
      pending = [];
      setState('signed-out');
    } else if (status === OUTDATED) setState('outdated');
    else {
      reportStatus(status);
      failures += 1;
      setState('offline');
    }
    return isSnapshot;
  }

  function reportStatus(status: number): void {
    if (status < 200 || status >= 500 || status === reportedStatus) return;
    reportedStatus = status;
    report(new Error(`mcp-elicitation-react: ${url} answered ${status}. Is it a relay?`));
  }

  /** An answer is sent alone: it may be long, and then the whole POST is refused. */
  function batch(): readonly Command[] {
    const answer = pending.findIndex(({ type }) => type === 'settle');
    return isFresh ? pending.slice(0, answer < 0 ? 32 : Math.min(answer || 1, 32)) : [];
  }

  async function sendPending(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let commands = batch(); commands.length > 0; commands = batch()) {
      commandCount += 1;
      const body = JSON.stringify({ v: WIRE, commands });
      const reply = await request('', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        // Arrives even if the page is closed. Browsers refuse keepalive for long bodies.
        keepalive: body.length < 20_000,
        signal: AbortSignal.timeout(MINUTE_MS),
      });
      commandCount += 1;
      confirm(commands, reply);
    }
    isSending = false;
    if (state === 'offline') waiter.wake(); // ask again soon
  }

  function confirm(commands: readonly Command[], reply: Reply): void {
    const { status, body } = reply;
    const isRefused = status >= 400 && status < 500 && ![401, 429, OUTDATED].includes(status);
    const { taken = isRefused ? commands.length : 0 } = body;
    const done = commands.slice(0, isRefused ? taken + 1 : taken);
    pending = pending.filter((command) => !done.includes(command));
    if (isRefused) done.slice(body.taken).forEach(onRefused);
    if (isRefused && body.taken === undefined) onChange();
    else if (applyReply(reply)) failures = 0;
  }

  async function ask(ownRun: number): Promise<void> {
    const before = commandCount;
    isDue = false;
    const since = isFresh && latest ? latest.version : undefined;
    const startedAt = Date.now();
    const query = since === undefined ? '' : `${url.includes('?') ? '&' : '?'}since=${since}`;
    const reply = await waiter.during(MINUTE_MS, (signal) => request(query, { signal }));
    if (ownRun !== run || !reply) return;
    if (before !== commandCount && reply.status === 200) return; // a reply to commands is newer
    if (!applyReply(reply)) return;
    if (pending.length === 0) failures = 0;
    void sendPending();
    if (reply.body.version === since && Date.now() - startedAt < POLL_MS / 2)
      await waiter.wait(POLL_MS);
  }

  async function loop(): Promise<void> {
    const ownRun = (run += 1);
    for (;;) {
      await ask(ownRun);
      if (ownRun !== run) return;
      if (!isDue) await waiter.wait(pause());
    }
  }

  function pause(): number {
    if (state === 'offline') return backoff(failures);
    if (state !== 'live' || isHidden()) return MINUTE_MS;
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
      void sendPending();
    },
    pending: () => pending,
    state: () => state,
  };
}

/** From half a second, doubled each time, up to half a minute; random, so that pages do not all ask at once. */
function backoff(failures: number): number {
  return Math.min(30_000, 250 * 2 ** failures) * (1 - Math.random() / 2);
}
