import type { CallToolResult, FetchLike, Tool } from '@modelcontextprotocol/client';
import type { ElicitationQueue } from '../../../src/core/index.js';
import { connect, type Connection, type Protocol } from './connect.js';
import { labelOf, type WireEntry } from './wire.js';

/** One call of a tool, from the click to the result. */
export interface Call {
  id: number;
  tool: string;
  status: 'running' | 'done' | 'failed';
  /** The server's result, or what went wrong. */
  result?: CallToolResult;
  error?: string;
}

/** What the page shows. */
export interface LiveState {
  status: 'off' | 'connecting' | 'connected' | 'failed';
  error?: string;
  serverName?: string;
  protocolVersion?: string;
  tools: readonly Tool[];
  calls: readonly Call[];
  wire: readonly WireEntry[];
}

/** A web MCP client without its looks. */
export interface LiveClient {
  getSnapshot: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  connect: (url: string, protocol: Protocol) => Promise<void>;
  disconnect: () => Promise<void>;
  call: (tool: string, args: Record<string, unknown>) => Promise<void>;
  /** Gives up a call that is running. */
  stop: (callId: number) => void;
}

const off: LiveState = { status: 'off', tools: [], calls: [], wire: [] };

/** @param fetchFor chooses how a server is reached @default the browser's fetch */
export function createLiveClient(
  queue: ElicitationQueue,
  fetchFor: (url: URL) => Promise<FetchLike | undefined> = async () => undefined,
): LiveClient {
  let state = off;
  let connection: Connection | undefined;
  let attempt = 0;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function update(change: Partial<LiveState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function updateCall(id: number, change: Partial<Call>): void {
    update({ calls: state.calls.map((call) => (call.id === id ? { ...call, ...change } : call)) });
  }

  async function disconnect(): Promise<void> {
    attempt++;
    for (const controller of running.values()) controller.abort();
    const last = connection;
    connection = undefined;
    update({ ...off, calls: state.calls, wire: state.wire });
    await last?.close();
  }

  async function open(url: URL, protocol: Protocol, mine: number): Promise<void> {
    const opened = await connect({
      url,
      protocol,
      queue,
      fetch: await fetchFor(url),
      onWire(direction, message) {
        const entry = { id: ++lastId, direction, label: labelOf(message), message };
        update({ wire: [...state.wire, entry] });
      },
      onClose() {
        if (mine === attempt) update({ status: 'off', tools: [] });
      },
    });
    if (mine !== attempt) return opened.close();
    connection = opened;
    update({
      status: 'connected',
      serverName: opened.requester.name,
      protocolVersion: opened.protocolVersion,
      tools: opened.tools,
    });
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async connect(url, protocol) {
      const closed = disconnect();
      const mine = attempt;
      update({ ...off, status: 'connecting' });
      await closed;
      try {
        await open(new URL(url), protocol, mine);
      } catch (error) {
        if (mine === attempt) update({ status: 'failed', error: messageOf(error) });
      }
    },
    disconnect,
    async call(tool, args) {
      if (!connection) return;
      const id = ++lastId;
      const controller = new AbortController();
      running.set(id, controller);
      update({ calls: [...state.calls, { id, tool, status: 'running' }] });
      try {
        const result = await connection.call(tool, args, controller.signal);
        updateCall(id, { status: result.isError ? 'failed' : 'done', result });
      } catch (error) {
        updateCall(id, { status: 'failed', error: messageOf(error) });
      } finally {
        running.delete(id);
      }
    },
    stop: (callId) => running.get(callId)?.abort(),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
