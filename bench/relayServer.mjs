// The process that `bench/relay.mjs` measures: a relay, the adapter alone, or a bare server that holds the same requests.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createElicitationRelay } from 'mcp-elicitation-react/relay';

const [kind] = process.argv.slice(2);
const requester = { connectionId: 'acme', name: 'Acme' };
const elicitation = {
  mode: 'form',
  message: 'Who are you?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
/** What stops the open request of a person. */
const open = new Map();
const held = new Set();

const relay = createElicitationRelay({
  who: (request) => request.headers.get('cookie') ?? undefined,
  holdMs: 3_600_000,
});

const listeners = {
  relay: getRequestListener(relay.fetch, { overrideGlobalObjects: false }),
  adapter: getRequestListener(
    (request) =>
      new Promise((resolve) => {
        held.add(resolve);
        request.signal.addEventListener('abort', () => held.delete(resolve));
      }),
    { overrideGlobalObjects: false },
  ),
  bare(request, response) {
    held.add(response);
    request.on('close', () => held.delete(response));
  },
};

function toggle(who) {
  const controller = open.get(who);
  if (controller) {
    open.delete(who);
    controller.abort();
    return;
  }
  const asking = new AbortController();
  open.set(who, asking);
  void relay.queueOf(who).ask(elicitation, { requester, signal: asking.signal });
}

const commands = {
  async memory() {
    for (let i = 0; i < 4; i++) {
      await new Promise((resolve) => void setTimeout(resolve, 200));
      globalThis.gc();
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  /** One open request for each. */
  ask: ({ people }) => people.forEach(toggle),
  /** So many changes a second, evenly over the persons. */
  async change({ people, perSecond, seconds }) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    for (let done = 0; done < perSecond * seconds;) {
      const due = Math.min(
        Math.floor(((performance.now() - startedAt) / 1000) * perSecond),
        perSecond * seconds,
      );
      for (; done < due; done++) toggle(people[(done * 7919) % people.length]);
      await new Promise((resolve) => void setTimeout(resolve, 2));
    }
    const took = (performance.now() - startedAt) / 1000;
    // What the last ones cost, too.
    await new Promise((resolve) => void setTimeout(resolve, 2000));
    const { user, system } = process.cpuUsage(before);
    return { seconds: took, cpuMs: (user + system) / 1000 / (perSecond * seconds) };
  },
  withdraw() {
    for (const controller of open.values()) controller.abort();
    open.clear();
  },
  timers: () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
};

process.on('message', async ({ command, ...options }) => {
  process.send({ answer: await commands[command](options) });
});
const server = createServer({ requestTimeout: 0 }, listeners[kind]);
server.listen(0, '127.0.0.1', 20_000, () => process.send({ port: server.address().port }));
