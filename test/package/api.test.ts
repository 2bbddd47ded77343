// What the package gives to others, as files that a reviewer sees change. After a change that is meant:
//   npx vitest run test/package/api.test.ts --update
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ElicitationOutlet } from '../../src/index.js';
import { reportApi, type ApiReport } from './apiReport.js';
import { pack, type Packed } from './packed.js';

const doors = {
  index: 'dist/index.d.ts',
  core: 'dist/core/index.d.ts',
  relay: 'dist/relay/index.d.ts',
  'relay-postgres': 'dist/relay/stores/postgres.d.ts',
  'relay-redis': 'dist/relay/stores/redis.d.ts',
  fixtures: 'dist/fixtures/index.d.ts',
  'locales-en': 'dist/locales/en.d.ts',
};

let packed: Packed;
const reports: [door: string, report: ApiReport][] = [];
beforeAll(() => {
  packed = pack();
  for (const [door, file] of Object.entries(doors)) {
    reports.push([door, reportApi(packed.folder, file)]);
  }
}, 120_000);
afterAll(() => packed.remove());

test('every door gives what its report says', async () => {
  for (const [door, { text }] of reports) {
    await expect(text).toMatchFileSnapshot(`./api/${door}.api.md`);
  }
});

test('the reference in Storybook tells of every name, in the words of the source', async () => {
  const reference = Object.fromEntries(reports.map(([door, report]) => [door, report.reference]));
  const { index, core } = reference;
  await expect(`${JSON.stringify({ index, core }, null, 1)}\n`).toMatchFileSnapshot(
    '../../stories/docs/reference.json',
  );
});

test('every name says what it is', () => {
  const silent = reports.flatMap(([door, { reference }]) =>
    reference.filter(({ summary }) => summary === '').map(({ name }) => `${door}: ${name}`),
  );
  expect(silent).toEqual([]);
});

test('every prop and option says what it is, or what it is by default', () => {
  const options = reports.flatMap(([, { reference }]) =>
    reference.filter(({ name }) => /(Props|Options)$/.test(name)),
  );
  expect(options.length).toBeGreaterThan(20);
  const silent = options.flatMap(({ name, members = [] }) =>
    members
      .filter((member) => member.summary === '' && member.default === undefined)
      .map((member) => `${name}.${member.name}`),
  );
  expect(silent).toEqual([]);
});

test('the front door has few names, and the outlet few props', () => {
  const names = reports
    .filter(([door]) => door === 'index')
    .flatMap(([, { reference }]) => reference.map(({ name }) => name.split('.')[0]));
  // Issues that are planned add about twelve; beyond 110 something must leave first.
  expect(new Set(names).size).toBeGreaterThan(50);
  expect(new Set(names).size).toBeLessThanOrEqual(110);
  // The compiler holds this list to the props as they are.
  const props: Record<keyof ElicitationOutlet.Props, true> = {
    acceptDelayMs: true,
    colorScheme: true,
    container: true,
    controls: true,
    headingLevel: true,
    locale: true,
    mark: true,
    messages: true,
    openUrl: true,
    presentation: true,
    protectedDomains: true,
    queue: true,
    review: true,
    scope: true,
    sensitivePolicy: true,
    serverLang: true,
    timeZone: true,
  };
  expect(Object.keys(props).length).toBeLessThanOrEqual(24);
});
