import { everyMode, takes } from '../wire/modes.js';
import { readElicitRequest } from '../wire/readElicitRequest.js';
import type { Elicitation } from '../wire/types.js';
import { ElicitationRunError } from './errors.js';
import type { Run } from './openRun.js';
import { malformed } from './readRound.js';

/** Answers -32042: all URLs must be accepted and finished; one decline stops the call. */
export async function visitUrls(
  items: readonly unknown[],
  run: Run,
  cause: unknown,
): Promise<void> {
  const elicitations = readItems(items, run, cause);
  const repeated = run.visits.match(elicitations);
  const fresh = elicitations.filter((elicitation) => !repeated.has(elicitation));
  if (fresh.length > 0) run.countRound(cause);

  const visit = async (elicitation: Elicitation): Promise<void> => {
    const known = repeated.get(elicitation);
    const end = known ? await run.visits.waitAgain(known) : await ask(elicitation);
    if (end === 'decline') throw stopped('declined', 'was declined', cause);
    if (end === 'cancel' || end === 'stopped') throw stopped('cancelled', 'was left', cause);
  };
  const ask = async (elicitation: Elicitation) => {
    const { result, visit: begun } = await run.ask(elicitation, fresh);
    return result.action === 'accept' && begun ? begun.untilEnd() : result.action;
  };
  await Promise.all(elicitations.map(visit));
}

/** One invalid item is an error, because the server needs all of them. */
function readItems(items: readonly unknown[], run: Run, cause: unknown): Elicitation[] {
  const modes = { form: false, url: takes(run.options.modes ?? everyMode, 'url') };
  const read = items.map((item) => readElicitRequest(item, modes));
  const problems = read.flatMap((one, i) =>
    one.ok ? [] : [{ key: String(i), problem: one.problem }],
  );
  if (problems.length > 0 || items.length === 0) throw malformed(problems, cause);
  return read.flatMap((one) => (one.ok ? [one.elicitation] : []));
}

function stopped(code: 'declined' | 'cancelled', how: string, cause: unknown): ElicitationRunError {
  return new ElicitationRunError(
    code,
    `A URL that the call needs ${how}. The server takes no other answer, so the call was not made again.`,
    { cause },
  );
}
