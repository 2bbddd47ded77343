// The recipe for a Durable Object, in the runtime of Cloudflare Workers: `workerd` weighs 120 MB, so it is installed here
// and not with the package's own tools. This version of miniflare wants Node 18.
import { createRequire } from 'node:module';
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveServer } from '../../stories/live/server/createLiveServer.js';
import { readSamples } from '../docs/samples.js';
import { pack, type Packed } from '../package/packed.js';
import { freePort } from '../protocol/live/servers.js';
import { install, locked, type Project } from './install.js';

/** What is used of miniflare. */
interface Miniflare {
  dispatchFetch: typeof fetch;
  dispose: () => Promise<void>;
}

let packed: Packed;
let project: Project;
let mcp: Server;
let worker: Miniflare;

beforeAll(async () => {
  packed = pack();
  const empty = mkdtempSync(path.join(tmpdir(), 'worker-'));
  project = await install(pathToFileURL(empty), packed.tarball, {
    miniflare: '4.20260426.0',
    ...locked('@modelcontextprotocol/client', 'react', 'react-dom'),
  });
  const sample = readSamples().find(({ code }) => code.includes('export class Person'));
  rmdirSync(empty);
  const entry = path.join(project.folder, 'worker.ts');
  writeFileSync(entry, sample?.code ?? '');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'error',
  });
  const port = await freePort();
  const handle = toNodeHandler(createLiveServer());
  mcp = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => void mcp.listen(port, '127.0.0.1', resolve));
  const { Miniflare: Worker } = createRequire(`${project.folder}/`)('miniflare') as {
    Miniflare: new (options: object) => Miniflare;
  };
  worker = new Worker({
    modules: true,
    script: outputFiles[0]?.text,
    compatibilityDate: '2026-04-01',
    durableObjects: { PEOPLE: 'Person' },
    bindings: { MCP_URL: `http://127.0.0.1:${port}/mcp` },
  });
}, 400_000);
afterAll(async () => {
  await worker.dispose();
  mcp.closeAllConnections();
  mcp.close();
  project.remove();
  packed.remove();
}, 120_000);

const address = 'http://localhost/api/elicitations';
const ann = { cookie: 'user=ann' };

async function requests(query = '', headers: Record<string, string> = ann) {
  const response = await worker.dispatchFetch(address + query, { headers });
  const { version, entries } = await response.json();
  return { version: String(version), entries: entries as { id: string }[] };
}

test('nobody is signed in: 401', async () => {
  expect((await worker.dispatchFetch(address)).status).toBe(401);
});

test('a call waits in the object of its person while other requests answer it', async () => {
  const before = await requests();
  const called = worker.dispatchFetch('http://localhost/api/tools/delete_project', {
    method: 'POST',
    headers: ann,
  });
  const held = await requests(`?since=${before.version}`);
  const id = held.entries[0]?.id;
  expect(held.entries).toHaveLength(1);
  expect((await requests('', { cookie: 'user=bob' })).entries).toEqual([]);
  const commands = [
    { type: 'present', id },
    { type: 'settle', id, key: 'k', result: { action: 'decline' } },
  ];
  const post = (cookie: string) =>
    worker.dispatchFetch(address, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ v: 1, commands }),
    });
  expect((await post('user=bob')).status).toBe(404);
  expect((await post('user=ann')).status).toBe(200);
  expect(await (await called).text()).toContain('the person declined');
});
