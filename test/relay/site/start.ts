import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const here = import.meta.dirname;

/** Backend and page as files that Node and a browser run. Inside of the repository, so that packages are found. */
export async function bundle(): Promise<string> {
  const results = path.join(here, '../../../test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'relay-'));
  const common = { bundle: true, format: 'esm', logLevel: 'error', jsx: 'automatic' } as const;
  await build({
    ...common,
    entryPoints: { backend: path.join(here, 'backend.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    packages: 'external',
  });
  await build({
    ...common,
    entryPoints: { page: path.join(here, 'page.tsx') },
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
  });
  return folder;
}

/** A backend in a process of its own. */
export interface Backend {
  url: string;
  port: number;
  /** Calls the tool that asks; the promise is the tool's result. */
  ask: (params: object, who?: string) => Promise<unknown>;
  /** The MCP server says that the flow at an address is complete. */
  complete: (elicitationId: string, who?: string) => Promise<void>;
  /** What its relay told: `asked ann`, `settled ann accept`. */
  events: string[];
  /** Waits for such an event. */
  told: (event: string) => Promise<void>;
  /** As a crash, or a deploy that waits for nobody. */
  kill: () => Promise<void>;
}

export interface StartOptions {
  port?: number;
  origins?: readonly string[];
  holdMs?: number;
  /** What runs it. @default Node, with backend.ts */
  program?: readonly [string, ...string[]];
}

/** Those that have not ended. */
const running = new Set<ChildProcess>();

/** Ends every backend that a test has left, also one whose start was given up. */
export async function endBackends(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
}

export async function startBackend(folder: string, options: StartOptions = {}): Promise<Backend> {
  const { port = 0, origins = [], holdMs = 25_000 } = options;
  const [command, ...program] = options.program ?? [
    process.execPath,
    path.join(folder, 'backend.mjs'),
  ];
  const args = [...program, port, folder, origins.join(','), holdMs];
  // Its stdin closes when this process ends, however it ends; the backend then ends as well.
  const child = spawn(command, args.map(String), { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const events: string[] = [];
  const waiting = new Set<() => void>();
  const listening = new Promise<number>((resolve, reject) => {
    void exited.then(() => reject(new Error('the backend ended')));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('listening ')) resolve(JSON.parse(line.slice(10)).port);
      else {
        const { type, who, outcome } = JSON.parse(line);
        events.push([type, who, outcome].filter(Boolean).join(' '));
        for (const look of waiting) look();
      }
    });
  });
  const actual = await listening;
  const url = `http://localhost:${actual}`;
  const post = (to: string, body: string) =>
    fetch(`http://127.0.0.1:${actual}/${to}`, { method: 'POST', body });
  return {
    url,
    port: actual,
    events,
    ask(params, who = 'ann') {
      const answer = post(`ask?who=${who}`, JSON.stringify(params)).then((response) =>
        response.json(),
      );
      const result = answer.then(([{ text }]: [{ text: string }]) => JSON.parse(text) as unknown);
      result.catch(() => {}); // a test that has failed does not wait for it
      return result;
    },
    async complete(elicitationId, who = 'ann') {
      await post(`complete?who=${who}`, elicitationId);
    },
    told: (event) =>
      new Promise((resolve) => {
        const look = () => {
          if (!events.includes(event)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
