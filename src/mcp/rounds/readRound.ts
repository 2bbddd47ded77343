import { readElicitRequest } from '../wire/readElicitRequest.js';
import type { Elicitation, RequestProblem } from '../wire/types.js';
import { ElicitationRunError } from './errors.js';
import type { Run } from './openRun.js';
import type { RunOptions } from './types.js';

/** One input that the server requires. */
type Entry =
  | { kind: 'elicitation'; key: string; elicitation: Elicitation }
  | { kind: 'other'; key: string; handle: () => Promise<unknown> };

type Problem = { kind: 'problem'; key: string; problem: RequestProblem };

/** Reads `inputRequests`. An entry that cannot be answered ends the run before the person is asked: the server needs all answers of a round. */
export function readRound(
  requests: readonly [key: string, request: unknown][],
  run: Run,
  cause: unknown,
): Entry[] {
  const read = requests.map(([key, request]) => readEntry(key, request, run.options, cause));
  const problems = read.filter((entry) => entry.kind === 'problem');
  if (problems.length > 0) throw malformed(problems, cause);
  return read.filter((entry) => entry.kind !== 'problem');
}

/** The error for entries that cannot be read. */
export function malformed(
  problems: ElicitationRunError['problems'],
  cause: unknown,
): ElicitationRunError {
  const said = problems.map(({ key, problem }) => `${JSON.stringify(key)}: ${problem.detail}`);
  return new ElicitationRunError(
    'malformed',
    `The server wants input that cannot be read (${said.join('; ') || 'it names none'}). It needs all of it, so nobody was asked.`,
    { cause, problems: problems.map(({ key, problem }) => ({ key, problem })) },
  );
}

export function readEntry(
  key: string,
  request: unknown,
  { others, modes }: Pick<RunOptions, 'others' | 'modes'>,
  cause: unknown,
): Entry | Problem {
  const { method, params } = Object(request) as { method?: unknown; params?: unknown };
  if (typeof method !== 'string') {
    const detail = 'an entry must be an object with a method';
    return { kind: 'problem', key, problem: { code: 'not-an-object', rpcCode: -32602, detail } };
  }
  if (method !== 'elicitation/create') {
    if (!others) throw noHandler(method, cause);
    return { kind: 'other', key, handle: () => others(method, params) };
  }
  const read = readElicitRequest(params, modes);
  return read.ok
    ? { kind: 'elicitation', key, elicitation: read.elicitation }
    : { kind: 'problem', key, problem: read.problem };
}

function noHandler(method: string, cause: unknown): ElicitationRunError {
  return new ElicitationRunError(
    'no-handler',
    `The server wants ${JSON.stringify(method)}, which is no elicitation, and needs all answers of a round. Pass \`others\`, or do not declare that capability.`,
    { cause },
  );
}
