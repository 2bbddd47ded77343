// What the relay costs: `node bench/relay.mjs [-- 10000]`. Pages and backend are two processes of this machine, in one run;
// prints the figures. Those of time say little on a machine that is busy with something else: see its load.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const PEOPLE = Number(process.argv[2] ?? 10_000);
const CHANGES = { perSecond: 1000, seconds: 10 };
const people = Array.from({ length: PEOPLE }, (_, i) => `p${i}`);

const here = import.meta.dirname;
const folder = mkdtempSync(path.join(here, '../test-results-relay-'));

async function start(kind) {
  const child = fork(path.join(folder, 'server.mjs'), [kind], { execArgv: ['--expose-gc'] });
  const [{ port }] = await once(child, 'message');
  return {
    port,
    async say(command, options = {}) {
      child.send({ command, ...options });
      return (await once(child, 'message'))[0].answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/** The pages of all persons: each holds one request, and the next one as soon as it was answered. */
function openPages(port, onAnswer) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const state = { isOpen: true };
  const ask = (who, since, isHeld) =>
    new Promise((resolve) => {
      const sent = request(
        { port, host: '127.0.0.1', path: `/?since=${since}`, headers: { cookie: who }, agent },
        (response) => {
          let text = '';
          response.on('data', (chunk) => (text += chunk));
          response.on('end', () => resolve(JSON.parse(text)));
        },
      );
      sent.on('error', () => {}); // the page has gone
      if (isHeld) sent.on('finish', () => isHeld());
      sent.end();
    });
  async function live(who, isHeld) {
    let { version } = onAnswer ? await ask(who, '') : { version: '' };
    for (let tell = isHeld; state.isOpen; tell = undefined) {
      const snapshot = await ask(who, version, tell);
      version = snapshot.version;
      onAnswer(snapshot);
    }
  }
  const opened = (who) => new Promise((resolve) => void live(who, resolve));
  return {
    async open() {
      for (let i = 0; i < people.length; i += 100) {
        await Promise.all(people.slice(i, i + 100).map(opened));
      }
    },
    close() {
      state.isOpen = false;
      agent.destroy();
    },
  };
}

/** Bytes for each person who waits, above the same process without any. */
async function memoryOf(kind) {
  const server = await start(kind);
  const before = await server.say('memory');
  const pages = openPages(server.port, kind === 'relay' ? () => {} : undefined);
  await pages.open();
  const waiting = (await server.say('memory')) - before;
  let asked;
  if (kind === 'relay') {
    await server.say('ask', { people });
    asked = (await server.say('memory')) - before;
  }
  pages.close();
  server.stop();
  return { waiting: waiting / PEOPLE, ...(asked && { asked: asked / PEOPLE }) };
}

async function latency() {
  const server = await start('relay');
  const delays = [];
  const pages = openPages(server.port, ({ entries }) => {
    const now = Date.now();
    const changes = entries.map(({ askedAt, settledAt }) => settledAt ?? askedAt);
    if (changes.length > 0) delays.push(now - Math.max(...changes));
  });
  const before = await server.say('memory');
  await pages.open();
  await server.say('memory'); // all are held, and at rest
  delays.length = 0;
  const took = await server.say('change', { people, ...CHANGES });
  await server.say('memory');
  pages.close();
  await server.say('withdraw');
  await server.say('memory');
  const left = { perPerson: ((await server.say('memory')) - before) / PEOPLE };
  left.timers = await server.say('timers');
  server.stop();
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    changes: sorted.length,
    ...took,
    median: sorted[sorted.length >> 1],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    left,
  };
}

await build({
  entryPoints: { server: path.join(here, 'relayServer.mjs') },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  alias: { 'mcp-elicitation-react/relay': path.join(here, '../src/relay/index.ts') },
  logLevel: 'error',
});
try {
  const bare = await memoryOf('bare');
  const adapter = await memoryOf('adapter');
  const relay = await memoryOf('relay');
  const results = {
    machine: {
      cpu: cpus()[0].model,
      cores: cpus().length,
      node: process.version,
      load: loadavg()[0],
    },
    people: PEOPLE,
    bytes: {
      bare: bare.waiting,
      adapter: adapter.waiting,
      relay: relay.waiting,
      asked: relay.asked,
      above: relay.waiting - bare.waiting,
    },
    latency: await latency(),
  };
  console.log(JSON.stringify(results, null, 2));
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
