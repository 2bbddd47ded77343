import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from './port.js';
import type { Engine } from './postgres.js';

/** Starts the machine's Redis, in memory only. Undefined where there is none; says how to get it. */
export async function startRedis(): Promise<Engine | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'relay-redis-'));
  const port = await freePort();
  const flags = `--port ${port} --bind 127.0.0.1 --appendonly no --daemonize no --dir ${folder}`;
  const server = spawn('redis-server', [...flags.split(' '), '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const isReady = await new Promise<boolean>((resolve) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve(true);
    });
    server.once('error', () => resolve(false));
    server.once('close', () => resolve(false));
  });
  if (!isReady) {
    rmSync(folder, { recursive: true, force: true });
    console.warn('Redis is not tested: there is no `redis-server` (apt-get install redis-server).');
    return undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
