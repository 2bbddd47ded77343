import { everyMode, takes, type ElicitModes } from './modes.js';
import type { Elicitation, RequestProblem } from './types.js';

/** What {@link readElicitRequest} returns. */
export type ReadRequest =
  | { ok: true; elicitation: Elicitation }
  | { ok: false; problem: RequestProblem };

const wasRead = new WeakSet<object>();

/** Whether this was made here, so that a queue that it is handed to need not read it again. */
export function isRead(request: unknown): request is Elicitation {
  return typeof request === 'object' && request !== null && wasRead.has(request);
}

/**
 * Reads the params of `elicitation/create`, as they came from the wire. Never throws. Unknown keys, `_meta` and `task`
 * are passed over; an absent `mode` means form; an absent schema is a plain confirmation, one under
 * another name a problem; an absent message is empty.
 *
 * @param modes What the client declared. Other modes are a problem (spec, 2025-11-25: MUST answer -32602). @default both
 */
export function readElicitRequest(params: unknown, modes: ElicitModes = everyMode): ReadRequest {
  try {
    const read = readParams(params, modes);
    if (read.ok) wasRead.add(read.elicitation);
    return read;
  } catch {
    return problem('not-an-object', 'params cannot be read'); // a getter or a proxy
  }
}

function readParams(params: unknown, modes: ElicitModes): ReadRequest {
  if (!isObject(params)) return problem('not-an-object', 'params must be an object');
  const mode = params.mode ?? 'form';
  if (mode !== 'form' && mode !== 'url') {
    return problem('unknown-mode', 'mode must be "form" or "url"');
  }
  if (!takes(modes, mode)) {
    return problem('undeclared-mode', `this client did not declare ${mode} mode`);
  }
  const message = typeof params.message === 'string' ? params.message : '';
  return mode === 'url' ? readUrl(params, message) : readForm(params, message);
}

function readForm(params: Record<string, unknown>, message: string): ReadRequest {
  const { requestedSchema } = params;
  if (requestedSchema === undefined) {
    if (Object.entries(params).some(isMisplaced)) {
      return problem(
        'misnamed-schema',
        'the schema must be in requestedSchema, under no other name',
      );
    }
    if (typeof params.url === 'string') return problem('unknown-mode', 'a url needs mode "url"');
  }
  return { ok: true, elicitation: { mode: 'form', message, requestedSchema } };
}

/** A schema under another name, like `schema` or `requested_schema`; `_meta` and `task` may hold what they want. */
function isMisplaced([key, value]: [string, unknown]): boolean {
  if (key === '_meta' || key === 'task' || !isObject(value)) return false;
  return key === 'schema' || value.type === 'object' || isObject(value.properties);
}

function readUrl(params: Record<string, unknown>, message: string): ReadRequest {
  const { url, elicitationId } = params;
  if (typeof url !== 'string') return problem('missing-url', 'url must be a string');
  const elicitation: Elicitation = { mode: 'url', message, url };
  if (typeof elicitationId === 'string') elicitation.elicitationId = elicitationId;
  return { ok: true, elicitation };
}

function problem(code: RequestProblem['code'], detail: string): ReadRequest {
  return { ok: false, problem: { code, rpcCode: -32602, detail } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
