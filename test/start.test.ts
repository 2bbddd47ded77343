// `npm start` in small: a shell that has started something, and gets a signal that reaches only itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';

const script = `
  import('./scripts/followParent.mjs').then(({ followParent }) => {
    followParent();
    setTimeout(() => console.log('still there'), 20_000);
    console.log('started');
  });`;

test('what a stopped npm has started ends with it, and gives its port back', async () => {
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script]);
  let said = '';
  shell.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await once(shell, 'close'); // its output stays open for as long as anything that it has started runs
  expect(said).toBe('started\n');
});
