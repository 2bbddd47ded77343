import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs a script of Node until it says that it is ready. */
function run(args: string[], env: Record<string, string>, ready: RegExp): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill()); // a test that gives up leaves nothing behind
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGINT'); // as Ctrl+C does
    return ended;
  };
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const url = ready.exec(said)?.[1];
      if (url !== undefined) resolve({ url, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`${args.join(' ')} ended:\n${said}`)));
  });
}

/** `npm start` on a free port. */
export async function startStorybook(): Promise<Running> {
  return run(['scripts/start.mjs', String(await freePort())], {}, /Ready: (http:\S+?)\/\?path/);
}

/** The protocol's reference server, which is not ours. */
export async function startEverything(): Promise<Running> {
  const port = await freePort();
  const script = 'node_modules/@modelcontextprotocol/server-everything/dist/index.js';
  const { stop } = await run([script, 'streamableHttp'], { PORT: String(port) }, /(listening)/);
  return { url: `http://localhost:${port}/mcp`, stop };
}
