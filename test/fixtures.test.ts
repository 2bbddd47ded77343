import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileForm, inspectUrl, loadPublicSuffix, readElicitRequest } from '../src/core/index.js';
import * as fixtures from '../src/fixtures/index.js';

const { requesters, unreadableRequests, urlBlocked, urlDangers, urlRequests, urlWarnings } =
  fixtures;

/** Each request of these groups, and what it comes to. */
function models(groups: Record<string, Record<string, fixtures.FormRequest>>) {
  return Object.entries(groups).flatMap(([group, requests]) =>
    Object.entries(requests).map(
      ([name, request]) => [`${group}.${name}`, compileForm(request.requestedSchema)] as const,
    ),
  );
}

describe('forms', () => {
  const { textFields, formatFields, numberFields, booleanFields, singleSelectFields } = fixtures;
  const { multiSelectFields, confirmations, sensitiveRequests, serverLanguages } = fixtures;
  const { scenarios, hostileRequests, largeForms, brokenRequests } = fixtures;
  const answerable = models({
    textFields,
    formatFields,
    numberFields,
    booleanFields,
    singleSelectFields,
    multiSelectFields,
    confirmations,
    sensitiveRequests,
    serverLanguages,
    scenarios,
    hostileRequests,
    largeForms,
  });

  test.each(answerable)('%s can be answered in full', (_name, model) => {
    expect(model).toMatchObject({ answerable: true, omitted: [] });
  });

  test('broken ones are answered as far as they can be', () => {
    const outcome = models({ brokenRequests }).map(([name, model]) => [
      name.replace('brokenRequests.', ''),
      [model.answerable, model.fields.length, model.omitted.length],
    ]);
    expect(Object.fromEntries(outcome)).toEqual({
      unsupportedOptional: [true, 1, 1],
      unsupportedRequired: [false, 1, 1],
      propertyNotASchema: [true, 1, 1],
      schemaNotAnObject: [false, 0, 0],
      rootNotAnObject: [false, 0, 0],
      requiredUnknown: [false, 1, 1],
      emptyEnum: [true, 0, 1],
      invalidDefaults: [true, 6, 0],
      nullableUnions: [true, 3, 0],
      references: [true, 1, 1],
      sameTitles: [true, 2, 0],
    });
  });

  test.each(Object.entries(unreadableRequests))('%s cannot be read', (_name, params) => {
    expect(readElicitRequest(params)).toMatchObject({ ok: false, problem: { rpcCode: -32602 } });
  });
});

describe('addresses', async () => {
  const domain = await loadPublicSuffix();
  const remote = { ...requesters.remote, domain };
  const { loopback, ...plain } = urlRequests;

  test.each(Object.entries(plain))('%s opens without a warning', (_name, { url }) => {
    expect(inspectUrl(url, remote)).toMatchObject({ verdict: 'ok', reasons: [] });
  });

  test('loopback opens only for a server on this machine', () => {
    expect(inspectUrl(loopback.url, { ...requesters.local, domain }).verdict).toBe('ok');
    expect(inspectUrl(loopback.url, remote).verdict).toBe('block');
  });

  test.each(Object.entries(urlWarnings))('%s warns', (reason, { url }) => {
    const report = inspectUrl(url, remote);
    expect(report).toMatchObject({ verdict: 'warn', danger: false });
    expect(report.reasons).toContain(reason);
  });

  test.each(Object.entries(urlDangers))('%s asks to look twice', (reason, { url }) => {
    const report = inspectUrl(url, remote);
    expect(report).toMatchObject({ verdict: 'warn', danger: true });
    expect(report.reasons).toContain(reason);
  });

  test.each(Object.entries(urlBlocked))('%s cannot be opened', (reason, { url }) => {
    const report = inspectUrl(url, remote);
    expect(report.verdict).toBe('block');
    // Node's parser refuses what is only invalid for IDNA, a browser's does not.
    expect(report.reasons).toContain(reason === 'invalid_idn' ? 'invalid_url' : reason);
  });
});

test('the page for hosts’ own tests names every group', () => {
  const page = readFileSync('stories/ForYourTests.mdx', 'utf8');
  expect(Object.keys(fixtures).filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
