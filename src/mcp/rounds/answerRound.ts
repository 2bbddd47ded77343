import { accept, cancel } from '../wire/result.js';
import type { InputRequired } from '../wire/revisions/2026-07-28.js';
import type { MoreParams } from './types.js';
import type { ElicitResult, Elicitation } from '../wire/types.js';
import type { Run } from './openRun.js';
import { readRound } from './readRound.js';

/** Pause before the next attempt if the server asks for nothing but time. */
const pauseMs = 250;

/** Answers a round: each entry under its key, and the state unchanged. */
export async function answerRound(
  { entries, requestState }: InputRequired,
  run: Run,
  cause: unknown,
): Promise<MoreParams> {
  const state = requestState === undefined ? {} : { requestState };
  if (entries.length > 0) {
    return { inputResponses: await answerEntries(entries, run, cause), ...state };
  }
  run.countRound(cause);
  await run.pause(pauseMs);
  return state;
}

async function answerEntries(
  requests: readonly [key: string, request: unknown][],
  run: Run,
  cause: unknown,
): Promise<Record<string, unknown>> {
  const entries = readRound(requests, run, cause);
  const elicitations = entries.flatMap((entry) =>
    entry.kind === 'elicitation' ? [entry.elicitation] : [],
  );
  const repeated = run.visits.match(elicitations);
  run.corrections.begin();
  const fresh = elicitations.filter((elicitation) => !repeated.has(elicitation));
  if (repeated.size < entries.length) run.countRound(cause); // waiting for a person costs nothing

  const ask = async (key: string, elicitation: Elicitation): Promise<ElicitResult> => {
    const visit = repeated.get(elicitation);
    if (!visit) return (await run.ask(elicitation, fresh, key)).result;
    return (await run.visits.waitAgain(visit)) === 'stopped' ? cancel() : accept();
  };
  const answers = entries.map(async (entry) => {
    const { key } = entry;
    return [
      key,
      await (entry.kind === 'elicitation' ? ask(key, entry.elicitation) : entry.handle()),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
