// `npm run test:durable`: 10,000 questions over each engine while instances are killed; 200 of them are in `npm test`.
// `QUESTIONS=… SEED=… npm run test:durable` for other runs. Prints what became of them.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'node', 'test/relay/durable.test.ts'],
  {
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { QUESTIONS: '10000', ...process.env },
  },
);
process.exitCode = status ?? 1;
