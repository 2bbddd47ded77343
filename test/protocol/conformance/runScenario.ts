import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { serve } from '../http.js';

/** One judgement of the conformance suite. */
export interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

const require = createRequire(import.meta.url);
const cli = require.resolve('@modelcontextprotocol/conformance/dist/index.js');
const shim = new URL('./globSync.mjs', import.meta.url).href;
const relay = fileURLToPath(new URL('./relay.mjs', import.meta.url));

/**
 * Runs a client scenario of `@modelcontextprotocol/conformance`. The client is a function of the test, wherever that
 * runs: it gets the address of the scenario's server, and what it rejects with fails the scenario.
 */
export async function runScenario(
  scenario: string,
  client: (url: URL) => Promise<void>,
): Promise<Check[]> {
  const test = await serve(async (req, res) => {
    await client(new URL(await text(req)));
    res.end();
  });
  try {
    const command = `node "${relay}" ${test.url.port}`; // for a shell
    const run = spawn(
      process.execPath,
      ['--import', shim, cli, 'client', '--command', command, '--scenario', scenario, '--verbose'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const [said, logged] = await Promise.all([text(run.stdout), text(run.stderr)]);
    return readChecks(said, logged);
  } finally {
    await test.close();
  }
}

/** The judgements; the suite's own notes are left out. */
function readChecks(said: string, logged: string): Check[] {
  try {
    const checks = JSON.parse(said.slice(said.indexOf('['))) as Check[];
    return checks.filter(({ status }) => status !== 'INFO');
  } catch {
    throw new Error(`the suite gave no judgement:\n${said}\n${logged}`);
  }
}
