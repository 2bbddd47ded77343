import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as fixtures from '../../src/fixtures/index.js';
import { readElicitRequest, type ElicitModes, type Elicitation } from '../../src/mcp/index.js';

const schema = { type: 'object', properties: {} };
const address = 'https://ok.example.test';

describe('what is read', () => {
  it.each<[string, unknown, Elicitation]>([
    [
      'R3, pro-01: no mode is form',
      { message: 'm', requestedSchema: schema },
      { mode: 'form', message: 'm', requestedSchema: schema },
    ],
    [
      'form',
      { mode: 'form', message: 'm', requestedSchema: schema },
      { mode: 'form', message: 'm', requestedSchema: schema },
    ],
    [
      'a mode of null, as some servers write what is absent',
      { mode: null, message: 'm' },
      { mode: 'form', message: 'm', requestedSchema: undefined },
    ],
    [
      'no schema: a plain confirmation',
      { message: 'm' },
      { mode: 'form', message: 'm', requestedSchema: undefined },
    ],
    [
      'a schema of any kind, untouched',
      { message: 'm', requestedSchema: 7 },
      { mode: 'form', message: 'm', requestedSchema: 7 },
    ],
    ['no message', {}, { mode: 'form', message: '', requestedSchema: undefined }],
    [
      'a message that is no text',
      { message: { a: 1 } },
      { mode: 'form', message: '', requestedSchema: undefined },
    ],
    [
      'pro-10: other keys',
      {
        message: 'm',
        requestedSchema: schema,
        _meta: { progressToken: 7 },
        task: { ttl: 1 },
        'x-extra': [1],
      },
      { mode: 'form', message: 'm', requestedSchema: schema },
    ],
    [
      'a key named schema beside the right one',
      { message: 'm', requestedSchema: schema, schema },
      { mode: 'form', message: 'm', requestedSchema: schema },
    ],
    [
      'url',
      { mode: 'url', message: 'm', url: address, elicitationId: 'e' },
      { mode: 'url', message: 'm', url: address, elicitationId: 'e' },
    ],
    [
      'url-21: url without an id',
      { mode: 'url', message: 'm', url: address },
      { mode: 'url', message: 'm', url: address },
    ],
    [
      'an id that is no text',
      { mode: 'url', message: 'm', url: address, elicitationId: 1 },
      { mode: 'url', message: 'm', url: address },
    ],
    [
      'a url that is none: what opens it decides',
      { mode: 'url', message: 'm', url: 'javascript:1' },
      { mode: 'url', message: 'm', url: 'javascript:1' },
    ],
  ])('%s', (_, params, elicitation) => {
    expect(readElicitRequest(params)).toEqual({ ok: true, elicitation });
  });

  it('R26: an elicitationId is passed on as it is', () => {
    const elicitationId = ' {"not": "parsed"}\u202e ';
    expect(readElicitRequest({ mode: 'url', url: address, elicitationId })).toMatchObject({
      elicitation: { elicitationId },
    });
  });

  it('is read again to the same', () => {
    for (const params of [
      { message: 'm', requestedSchema: schema },
      { mode: 'url', message: 'm', url: address },
    ]) {
      const once = readElicitRequest(params);
      expect(once.ok && readElicitRequest(once.elicitation)).toEqual(once);
    }
  });

  it.each(Object.entries(fixtures).filter(([, fixture]) => typeof fixture === 'object'))(
    'fixture %s',
    (_, fixture) => {
      expect(readElicitRequest(fixture).ok).toBe(true);
    },
  );
});

it('what is no schema does not stand in its place', () => {
  const params = { message: 'm', _meta: { type: 'object' }, task: { properties: {} }, note: {} };
  expect(readElicitRequest(params).ok).toBe(true);
});

describe('what is a problem', () => {
  it.each<[string, unknown, string, ElicitModes?]>([
    ['no params', undefined, 'not-an-object'],
    ['null', null, 'not-an-object'],
    ['a list', [], 'not-an-object'],
    ['a word', 'form', 'not-an-object'],
    [
      'pro-02: an unknown mode',
      { mode: 'wizard', message: 'm', requestedSchema: schema },
      'unknown-mode',
    ],
    ["a vendor's mode", { mode: 'openai/form', message: 'm' }, 'unknown-mode'],
    ['a mode that is no text', { mode: 1 }, 'unknown-mode'],
    ['no url', { mode: 'url', message: 'm' }, 'missing-url'],
    ['a url that is no text', { mode: 'url', message: 'm', url: 5 }, 'missing-url'],
    ['pro-08: the schema under a wrong key', { message: 'm', schema }, 'misnamed-schema'],
    ['pro-08: or in snake case', { message: 'm', requested_schema: schema }, 'misnamed-schema'],
    [
      'pro-08: or under the name that tools have for it',
      { message: 'm', inputSchema: { properties: {} } },
      'misnamed-schema',
    ],
    ['a url that is not said to be one', { message: 'm', url: address }, 'unknown-mode'],
    [
      'R2, pro-03: url, where an empty capability means form only',
      { mode: 'url', message: 'm', url: address },
      'undeclared-mode',
      {},
    ],
    [
      'url, where only form was declared',
      { mode: 'url', message: 'm', url: address },
      'undeclared-mode',
      { form: true },
    ],
    ['form, where only url was declared', { message: 'm' }, 'undeclared-mode', { url: true }],
    [
      'form, where it was switched off',
      { message: 'm' },
      'undeclared-mode',
      { form: false, url: true },
    ],
  ])('R25: %s', (_, params, code, modes) => {
    expect(readElicitRequest(params, modes)).toEqual({
      ok: false,
      problem: { code, rpcCode: -32602, detail: expect.any(String) },
    });
  });
});

it('never throws, and always decides', () => {
  const json = fc.jsonValue();
  const params = fc.record(
    { mode: json, message: json, url: json, requestedSchema: json, elicitationId: json },
    { requiredKeys: [] },
  );
  const decides = fc.property(fc.oneof(json, params), (value) => {
    const read = readElicitRequest(value);
    return read.ok ? typeof read.elicitation.message === 'string' : read.problem.rpcCode === -32602;
  });
  // A failure's message holds the seed.
  expect(() => fc.assert(decides, { numRuns: 2000 })).not.toThrow();
});
