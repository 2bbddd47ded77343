import { everyMode, takes } from '../wire/modes.js';
import { readElicitRequest } from '../wire/readElicitRequest.js';
import type { Elicitation } from '../wire/types.js';
import { ElicitationRunError } from './errors.js';
import type { Run } from './openRun.js';
import { malformed } from './readRound.js';

/** Answers -32042: all the addresses must be accepted and finished, and one refusal is enough to stop. */
export async function visitUrls(
  items: readonly unknown[],
  run: Run,
  cause: unknown,
): Promise<void> {
  const questions = readItems(items, run, cause);
  const repeated = run.visits.match(questions);
  const fresh = questions.filter((question) => !repeated.has(question));
  if (fresh.length > 0) run.spend(cause);

  const visit = async (question: Elicitation): Promise<void> => {
    const known = repeated.get(question);
    const end = known ? await run.visits.again(known) : await ask(question);
    if (end === 'decline') throw stopped('declined', 'was declined', cause);
    if (end === 'cancel' || end === 'stopped') throw stopped('cancelled', 'was left', cause);
  };
  const ask = async (question: Elicitation) => {
    const { result, visit: begun } = await run.ask(question, fresh, false);
    return result.action === 'accept' && begun ? begun.woken() : result.action;
  };
  await Promise.all(questions.map(visit));
}

/** A bad item spoils the list, for all of it is needed. */
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
