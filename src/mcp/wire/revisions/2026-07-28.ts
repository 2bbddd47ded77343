/** Servers no longer call clients: a result may be `input_required`, and the client calls again with the answers. */
export const version = '2026-07-28';

/**
 * An `InputRequiredResult`, read. `entries` keep the server's keys; without any, the call may be repeated at once.
 * SDK v2 makes an absent map an empty one, so the two mean the same here.
 */
export interface InputRequired {
  kind: 'input-required';
  entries: [key: string, request: unknown][];
  requestState?: string;
}

/** What a result says of itself. */
export type ReadResult =
  | { kind: 'complete' }
  | InputRequired
  | { kind: 'unknown-type' }
  | { kind: 'malformed'; detail: string };

/** Reads the `resultType` of any result. An absent one means complete, as older servers send it; an unknown one is invalid (spec: MUST). */
export function readResult(result: unknown): ReadResult {
  if (!isObject(result) || result.resultType === undefined || result.resultType === 'complete') {
    return { kind: 'complete' };
  }
  if (result.resultType !== 'input_required') return { kind: 'unknown-type' };
  const { inputRequests, requestState } = result;
  if (requestState !== undefined && typeof requestState !== 'string') {
    return { kind: 'malformed', detail: 'requestState is not a string' };
  }
  if (inputRequests !== undefined && !isObject(inputRequests)) {
    return { kind: 'malformed', detail: 'inputRequests is not an object' };
  }
  if (inputRequests === undefined && requestState === undefined) {
    return { kind: 'malformed', detail: 'it has neither inputRequests nor requestState' };
  }
  return {
    kind: 'input-required',
    entries: Object.entries(inputRequests ?? {}),
    ...(requestState !== undefined && { requestState }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
