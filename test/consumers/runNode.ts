import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a script as in production. Gives what it says; throws what it says when it fails. @param cwd its folder */
export async function runNode(cwd: string, script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, [path.resolve(cwd, script), ...args], { cwd, env }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${script} says:\n${stdout}${stderr}`);
    },
  );
}
