import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import { expect, test, vi } from 'vitest';
import { compileForm, initialEntries, parseEntries } from '../../src/core/index.js';
import { atZone, fromZone } from '../../src/core/formats/dateTime.js';

// The oracle is a library that carries its own arithmetic of zones.

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'EST5EDT', 'Etc/GMT+12'];

const offsetAt = (instant: number, zone: string) => fromAbsolute(instant, zone).offset;

/** The first instant of the new offset, which comes between two instants. */
function changeBetween(before: number, after: number, zone: string): number {
  const offset = offsetAt(before, zone);
  let [low, high] = [before, after];
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** When the clock of a zone was, or will be, set anew. */
function changesOf(zone: string, from: number, to: number, step: number): number[] {
  const changes: number[] = [];
  for (let at = from; at < to; at += step) {
    if (offsetAt(at, zone) !== offsetAt(at + step, zone)) {
      changes.push(changeBetween(at, at + step, zone));
    }
  }
  return changes;
}

/** The date and the time of day as boxes show them. */
function boxes(wall: number) {
  const [date = '', time = ''] = new Date(wall)
    .toISOString()
    .replace(/(\.000)?Z$/, '')
    .split('T');
  return { date, time };
}

function oracle(wall: number, zone: string): number | 'gap' {
  const at = new Date(wall);
  const asked = new CalendarDateTime(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
  const zoned = toZoned(asked, zone, 'earlier');
  return asked.compare(zoned) === 0 ? zoned.toDate().getTime() : 'gap';
}

function ours(wall: number, zone: string): number | 'gap' | 'time' | 'zone' {
  const said = fromZone(boxes(wall), zone);
  return 'text' in said ? Date.parse(said.text) : said.problem;
}

/** Times around a change of the clock, as the old and the new clock show them. */
function wallsAround(change: number, zone: string): number[] {
  return [offsetAt(change - SECOND, zone), offsetAt(change, zone)].flatMap((offset) =>
    [-HOUR, -SECOND, 0, HOUR].map((by) => change + offset + by),
  );
}

function differencesAround(changes: readonly number[], zone: string): string[] {
  return changes
    .flatMap((change) => wallsAround(change, zone))
    .filter((wall) => ours(wall, zone) !== oracle(wall, zone))
    .map((wall) => `${zone} ${new Date(wall).toISOString()}`);
}

test('whenever a clock is set forward or back, in any zone, both agree', () => {
  const found = zones.map((zone) => {
    const changes = changesOf(zone, Date.UTC(2022, 0), Date.UTC(2030, 0), 28 * DAY);
    return { changes: changes.length, wrong: differencesAround(changes, zone) };
  });
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(found.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(2_000);
}, 300_000);

// Offsets with seconds, a day left out, a day lived twice, two summer times in a year, half an hour of summer.
test.each([
  ['America/New_York', 200],
  ['Africa/Monrovia', 2],
  ['America/Juneau', 100],
  ['Pacific/Apia', 20],
  ['Asia/Manila', 8],
  ['Africa/Casablanca', 100],
  ['Antarctica/Troll', 50],
  ['Australia/Lord_Howe', 80],
])('since clocks are set in %s, both agree', (zone, atLeast) => {
  const changes = changesOf(zone, Date.UTC(1840, 0), Date.UTC(2060, 0), 14 * DAY);
  expect(changes.length).toBeGreaterThanOrEqual(atLeast);
  expect(differencesAround(changes, zone)).toEqual([]);
});

test('an instant shows as what the clock of its zone says', () => {
  const years = [1, 99, 1582, 1883, 1969, 2026, 9999].map((year) =>
    Date.parse(`${String(year).padStart(4, '0')}-06-15T10:20:30.250Z`),
  );
  for (const zone of zones) {
    for (const instant of years) {
      const at = fromAbsolute(instant, zone);
      const { date, time } = boxes(instant + at.offset);
      expect({ zone, ...atZone(new Date(instant).toISOString(), zone) }).toEqual({
        zone,
        date,
        time,
      });
    }
  }
});

test.each(['Etc/Unknown', ''])('a machine whose zone is “%s” keeps UTC', (name) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => name } });
  const at = { type: 'string', format: 'date-time' };
  const model = compileForm({ type: 'object', properties: { at } });
  expect(initialEntries(model)).toEqual({ f0: { date: '', time: '', zone: 'UTC' } });
  // Of a year for which the machine's own clock is not asked.
  const entry = { date: '1960-02-03', time: '04:05', zone: 'Etc/Unknown' };
  const kept = parseEntries(model, { f0: entry });
  vi.unstubAllGlobals();
  expect(kept).toMatchObject({ ok: false, issues: [{ code: 'zone-unknown' }] });
});
