// The recipes of the page "Answered tomorrow", as a host runs them: each call begins in one process and ends in another.
import type { ResumeEntry } from '@ag-ui/core';
import { Annotation, interrupt, MemorySaver, START, StateGraph } from '@langchain/langgraph';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createMcpHandler,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  McpServer,
  type InputRequest,
} from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { elicitationCapability, readElicitRequest } from '../../src/core/index.js';
import { accept, cancel, decline, type ElicitResult } from '../../src/mcp/index.js';
import { memoryStore } from '../../src/relay/memoryStore.js';
import type { ElicitationRelay } from '../../src/relay/index.js';
import { createInterrupts, interrupted } from '../../stories/recipes/agUi.js';
import { createRuns, type Question } from '../../stories/recipes/langGraph.js';
import { createCalls, type Waiting } from '../../stories/recipes/plainTable.js';
import { acme, form } from '../mcp/queue/room.js';
import { address } from './room.js';

const ann = accept({ name: 'Ann' });
const who = (request: Request) => request.headers.get('x-who') ?? undefined;

/** A page of Ann's, without a mirror. */
async function call({ fetch }: ElicitationRelay, commands?: object[]) {
  const body = commands && JSON.stringify({ v: 1, commands });
  const headers = { 'x-who': 'ann', 'Content-Type': 'application/json' };
  const init = { headers, ...(body && { method: 'POST', body }) };
  const reply = await fetch(new Request(address, init));
  return (await reply.json()) as {
    entries: { id: string; phase: string; delivery?: string; elicitation: { message: string } }[];
  };
}

const openOf = async (relay: ElicitationRelay) =>
  (await call(relay)).entries.filter(({ phase }) => phase !== 'done');

/** Answers what is open, as soon as it is. */
async function answer(relay: ElicitationRelay, message: string, result: ElicitResult) {
  const find = async () => (await openOf(relay)).find((one) => one.elicitation.message === message);
  await expect.poll(find).toBeTruthy();
  const { id = '' } = (await find()) ?? {};
  await call(relay, [
    { type: 'present', id },
    { type: 'settle', id, key: `${Math.random()}`, result },
  ]);
}

/** A server that keeps nothing: each request is served by another instance. */
function newServer(ttlSeconds = 600) {
  const codec = createRequestStateCodec({ key: 'k'.repeat(32), ttlSeconds });
  const ran: unknown[] = [];
  const inputRequests = Object.fromEntries(
    ['a', 'b'].map((key) => [key, { method: 'elicitation/create', params: form(`${key}?`) }]),
  ) as Record<string, InputRequest>;
  const modern = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'acme', version: '1' },
        { requestState: { verify: (...args) => codec.verify(...args) } },
      );
      const inputSchema = fromJsonSchema<Record<string, unknown>>({ type: 'object' });
      server.registerTool('book', { inputSchema }, async (args, { mcpReq }) => {
        if (!mcpReq.inputResponses) {
          return inputRequired({ inputRequests, requestState: await codec.mint({}) });
        }
        ran.push([args, mcpReq.inputResponses]);
        return { content: [{ type: 'text', text: 'Booked.' }] };
      });
      return server;
    },
    { legacy: 'reject' },
  );
  const fetchHere = (input: string | URL, init?: RequestInit) =>
    modern.fetch(new Request(input, init));
  async function connect() {
    const client = new Client(
      { name: 'app', version: '1' },
      {
        versionNegotiation: { mode: 'auto' },
        capabilities: { elicitation: elicitationCapability() },
      },
    );
    const endpoint = 'https://acme.test/mcp';
    await client.connect(
      new StreamableHTTPClientTransport(new URL(endpoint), { fetch: fetchHere }),
    );
    return { client, endpoint, principal: 'ann@acme' };
  }
  return { connect, ran };
}

/** A table that gives copies, as one on a disk does. */
function newTable() {
  const rows = new Map<string, string>();
  return {
    get: async (key: string) => JSON.parse(rows.get(key) ?? 'null') as Waiting | undefined,
    set: async (key: string, waiting: Waiting) => rows.set(key, JSON.stringify(waiting)),
    async update(key: string, change: (now: Waiting) => Waiting) {
      const next = change(JSON.parse(rows.get(key) ?? '') as Waiting);
      rows.set(key, JSON.stringify(next));
      return next;
    },
  };
}

const read = (message: string) => {
  const one = readElicitRequest(form(message));
  if (!one.ok) throw new Error('cannot be read');
  return one.elicitation;
};

test('a plain table: parked by one process, answered in another, finished over a new connection', async () => {
  const { connect, ran } = newServer();
  const [store, table] = [memoryStore(), newTable()];
  const one = createCalls({ who, store, table, connect });
  await one.callTool('k', 'ann', { name: 'book', arguments: { seats: 2 } });
  one.relay.close();
  const { relay } = createCalls({ who, store, table, connect });
  await answer(relay, 'a?', ann);
  await answer(relay, 'b?', decline());
  await expect.poll(async () => (await table.get('k'))?.result).toBeTruthy();
  expect(ran).toEqual([[{ seats: 2 }, { a: ann, b: decline() }]]);
  expect((await table.get('k'))?.result).toMatchObject({ content: [{ text: 'Booked.' }] });
  const state = (await table.get('k'))?.call.requestState ?? 'none';
  expect(JSON.stringify([await store.list('ann'), await call(relay)])).not.toContain(state);
  relay.close();
});

test('a plain table: the server has forgotten, the person sends again, the call begins again', async () => {
  const { connect, ran } = newServer();
  const [store, table] = [memoryStore(), newTable()];
  const calls = createCalls({ who, store, table, connect });
  const { relay } = calls;
  await calls.callTool('k', 'ann', { name: 'book', arguments: {} });
  const parked = await table.get('k');
  // As after ten minutes: the seal is no longer good.
  if (parked) await table.set('k', { ...parked, call: { ...parked.call, requestState: 'old' } });
  await answer(relay, 'a?', ann);
  await answer(relay, 'b?', ann);
  const again = async () => (await openOf(relay)).map(({ delivery }) => delivery);
  await expect.poll(again).toEqual(['failed']);
  expect(ran).toEqual([]);
  await answer(relay, 'b?', decline());
  await expect.poll(async () => (await table.get('k'))?.result).toBeTruthy();
  expect(ran).toEqual([[{}, { a: ann, b: decline() }]]);
  relay.close();
});

test('LangGraph: an interrupt is answered in another process, twice told and once resumed', async () => {
  const State = Annotation.Root({ said: Annotation<string> });
  let runs = 0;
  const question: Question = { elicitation: form('Name?'), requester: acme };
  const node = () => {
    const result: ElicitResult = interrupt(question);
    runs += 1;
    return { said: JSON.stringify(result) };
  };
  const checkpointer = new MemorySaver();
  const build = () =>
    new StateGraph(State).addNode('ask', node).addEdge(START, 'ask').compile({ checkpointer });
  const store = memoryStore();
  const one = createRuns(build(), { who, store });
  expect(await one.run('ann', 't1', { said: '' })).toBeUndefined();
  one.relay.close();
  const graph = build();
  const { relay } = createRuns(graph, { who, store });
  await answer(relay, 'Name?', ann);
  const said = async () =>
    (await graph.getState({ configurable: { thread_id: 't1' } })).values.said as string;
  await expect.poll(said).toBe(JSON.stringify(ann));
  expect(runs).toBe(1);
  relay.close();
});

test('AG-UI: a run ends with two interrupts; the next one has both answers', async () => {
  const started: [thread: string, resume: ResumeEntry[], key: string][] = [];
  const runs = createInterrupts({
    who,
    store: memoryStore(),
    answers: new Map(),
    start: async (...args) => void started.push(args),
  });
  const event = interrupted('t', 'r', { a: read('A?'), b: read('B?'), c: read('C?') });
  const { relay } = runs;
  await runs.finished('ann', acme, JSON.parse(JSON.stringify(event)));
  await answer(relay, 'A?', ann);
  await answer(relay, 'B?', decline());
  await answer(relay, 'C?', cancel());
  await expect.poll(() => started.length).toBe(1);
  expect(started).toEqual([
    [
      't',
      [
        { interruptId: 'a', status: 'resolved', payload: ann },
        { interruptId: 'b', status: 'resolved', payload: decline() },
        { interruptId: 'c', status: 'cancelled' },
      ],
      'r',
    ],
  ]);
  relay.close();
});
