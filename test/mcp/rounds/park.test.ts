// A call that waits is JSON, and another process finishes it over another connection.
import { describe, expect, test } from 'vitest';
import {
  accept,
  decline,
  ElicitationRunError,
  isForgotten,
  parkCall,
  resumeParams,
  type ParkedCall,
} from '../../../src/core/index.js';

const ask = (message: string) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema: { type: 'object', properties: {} } },
});
const request = { method: 'tools/call', params: { name: 'book', arguments: { seats: 2 } } };
const round = (inputRequests: object, requestState?: string) => ({
  resultType: 'input_required',
  inputRequests,
  ...(requestState !== undefined && { requestState }),
});

describe('parking', () => {
  test('a complete result is not parked', () => {
    expect(parkCall(request, { content: [] })).toBeUndefined();
    expect(parkCall(request, { resultType: 'complete' })).toBeUndefined();
  });

  test('a round is JSON: what was sent, what is asked, the state as it came', () => {
    const call = parkCall(request, round({ name: ask('Name?') }, 'sealed \0'));
    expect(JSON.parse(JSON.stringify(call))).toEqual({
      v: 1,
      ...request,
      requestState: 'sealed \0',
      requests: { name: { ...ask('Name?').params } },
      answers: {},
    });
  });

  test('the second round keeps the params of the first', () => {
    const first = parkCall(request, round({ a: ask('A?') }, 'one')) as ParkedCall;
    const params = resumeParams(first, { a: accept({ x: 1 }) });
    const second = parkCall({ ...request, params }, round({ b: ask('B?') }, 'two'), first);
    expect(second).toMatchObject({ ...request, requestState: 'two', answers: {} });
    expect(Object.keys(second?.requests ?? {})).toEqual(['b']);
  });

  const unread: [string, unknown, ElicitationRunError['code']][] = [
    [
      'no url',
      round({ a: { method: 'elicitation/create', params: { mode: 'url' } } }),
      'malformed',
    ],
    ['no method', round({ a: 1 }), 'malformed'],
    ['nothing', { resultType: 'input_required' }, 'malformed'],
    ['sampling', round({ a: { method: 'sampling/createMessage', params: {} } }), 'no-handler'],
    ['another type', { resultType: 'task' }, 'unknown-result-type'],
  ];
  test.each(unread)('a round with %s is refused', (_, result, code) => {
    expect(() => parkCall(request, result)).toThrow(expect.objectContaining({ code }));
  });
});

describe('resuming', () => {
  const call = parkCall(
    request,
    round({ a: ask('A?'), ['__proto__']: ask('B?') }, 'state'),
  ) as ParkedCall;

  test('waits until all are answered; those of two days come together', () => {
    expect(resumeParams(call)).toBeUndefined();
    expect(resumeParams(call, { a: decline() })).toBeUndefined();
    const dayOne: ParkedCall = JSON.parse(JSON.stringify({ ...call, answers: { a: decline() } }));
    const dayTwo = JSON.parse('{ "__proto__": { "action": "accept", "content": { "x": 1 } } }');
    const params = resumeParams(dayOne, Object.fromEntries(Object.entries(dayTwo)) as never);
    expect(JSON.stringify(params)).toBe(
      JSON.stringify({
        ...request.params,
        inputResponses: JSON.parse(
          '{ "a": { "action": "decline" }, "__proto__": { "action": "accept", "content": { "x": 1 } } }',
        ),
        requestState: 'state',
      }),
    );
  });

  test('takes no answer that is none', () => {
    expect(resumeParams(call, { a: decline(), ['__proto__']: {} as never })).toBeUndefined();
    expect(resumeParams(call, { a: decline(), ['__proto__']: null as never })).toBeUndefined();
  });

  test('a server that wants only a little time gets its state back', () => {
    const waiting = parkCall(request, { resultType: 'input_required', requestState: 's' });
    expect(resumeParams(waiting as ParkedCall)).toEqual({ ...request.params, requestState: 's' });
  });
});

test.each([
  [{ code: -32602, data: { reason: 'invalid_request_state' } }, true],
  [{ code: -32602, data: { reason: 'other' } }, false],
  [{ code: -32602 }, false],
  [{ code: -32603, data: { reason: 'invalid_request_state' } }, false],
  [new Error('invalid_request_state'), false],
  [undefined, false],
])('%j is forgotten: %s', (error, expected) => {
  expect(isForgotten(error)).toBe(expected);
});
