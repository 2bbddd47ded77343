import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { build, type Plugin } from 'esbuild';

/** Nobody waits a minute in a test: the lease and the tick are shorter, all else is as it is. */
const shorter: Plugin = {
  name: 'shorter',
  setup(setup) {
    const times = {
      'rows.ts': ['LEASE_MS = 60_000', 'LEASE_MS = 1500'],
      'relay.ts': ['TICK_MS = 15_000', 'TICK_MS = 400'],
    };
    setup.onLoad({ filter: /src\/relay\/(rows|relay)\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const [from = '', to = ''] = times[path.basename(file) as keyof typeof times];
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      return { contents: source.replace(from, to), loader: 'ts' };
    });
  },
};

/** The program of one instance, as a file inside of the repository, so that packages are found. */
async function bundle(): Promise<string> {
  const results = path.join(import.meta.dirname, '../../../test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'durable-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'process.ts')],
    outfile: path.join(folder, 'process.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [shorter],
    logLevel: 'error',
  });
  return folder;
}

/** One instance. */
export interface Instance {
  name: string;
  url: string;
  /** At once, as a crash: `kill -9`. */
  kill: () => void;
}

/** What a tool got: the answer of which question, and from which instance. */
interface Call {
  ref: string;
  name: string;
}

/** Three instances over one store; one that is killed comes again under another address. */
export interface Instances {
  all: () => readonly Instance[];
  /** Called before the tool answers. */
  onCall: (listener: (call: Call) => void) => void;
  /** Kills it, and starts another in its place. */
  replace: (instance: Instance) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startInstances(storeUrl: string): Promise<Instances> {
  const folder = await bundle();
  const all: Instance[] = [];
  let count = 0;
  let isStopped = false;
  let listener: ((call: Call) => void) | undefined;

  const tool = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      listener?.(JSON.parse(text) as Call);
      response.end('ok');
    });
  }).listen(0, '127.0.0.1');
  await once(tool, 'listening');
  const { port: toolPort } = tool.address() as AddressInfo;

  async function start(): Promise<Instance> {
    const name = `i${(count += 1)}`;
    const args = [path.join(folder, 'process.mjs'), storeUrl, `http://127.0.0.1:${toolPort}`, name];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const kill = () => void child.kill('SIGKILL');
    const [port] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`))),
    ])) as [string];
    return { name, url: `http://127.0.0.1:${port}`, kill };
  }

  all.push(...(await Promise.all([start(), start(), start()])));
  return {
    all: () => [...all],
    onCall: (call) => void (listener = call),
    async replace(instance) {
      instance.kill();
      const next = await start();
      if (isStopped) next.kill();
      else all.splice(all.indexOf(instance), 1, next);
    },
    async stop() {
      isStopped = true;
      for (const { kill } of all) kill();
      tool.close();
      tool.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page's request; undefined where the instance is gone or cannot answer now. */
export async function send(
  { url }: Instance,
  where: string,
  who: string,
  body?: object,
): Promise<{ status: number; body: Reply } | undefined> {
  try {
    const response = await fetch(url + where, {
      headers: { 'x-who': who, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as Reply;
    return response.status < 500 ? { status: response.status, body: reply } : undefined;
  } catch {
    return undefined;
  }
}

/** All that any of the addresses answers. */
export interface Reply {
  id?: string;
  action?: string;
  error?: { code: string };
  entries?: { id: string; phase: string; outcome?: string; delivery?: string }[];
}

/** Commands that show a request and answer it. */
export const answering = (id: string, key: string) => ({
  v: 1,
  commands: [
    { type: 'present', id },
    { type: 'settle', id, key, result: { action: 'accept', content: { name: 'Ann' } } },
  ],
});
