import * as fc from 'fast-check';

/** `FUZZ=10` runs everything ten times as often; `SEED=n` repeats a run. */
const more = Number(process.env['FUZZ'] ?? 1);
/** Milliseconds; these tests use all the processor there is, and may have little of it. */
export const TIMEOUT = 600_000 * more;

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Called once by each file, so that every run can be repeated. */
export function announce(what: string, runs: number): fc.Parameters<unknown> & { numRuns: number } {
  const numRuns = Math.ceil(runs * more);
  process.stdout.write(`${what}: ${numRuns} runs, SEED=${seed}\n`);
  return { numRuns, seed, interruptAfterTimeLimit: TIMEOUT / 2, markInterruptAsFailure: true };
}
