// Time zones by Intl alone: a library for it was a fifth of what a form's checks weigh.

import { ownZone } from './ownZone.js';

const DAY = 86_400_000;
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** To make one takes far longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError where Intl knows no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Whether Intl knows a zone of this name. */
export function isZone(zone: string): boolean {
  try {
    return zone === ownZone() || formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** No zone has had seconds in its offset since. */
const SINCE_1973 = Date.UTC(1973, 0);

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  // The machine's own clock needs no Intl, whose first use in a page takes longer than to draw a form of ten questions.
  if (instant > SINCE_1973 && zone === ownZone())
    return new Date(instant).getTimezoneOffset() * -60_000;
  const [, sign, ...parts] = OFFSET.exec(formatOf(zone).format(instant)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1_000 : 1_000) * (hours * 3_600 + minutes * 60 + seconds);
}

/** What the clock of a zone shows at an instant; both in milliseconds, the clock's as if it stood in UTC. */
export function wallAt(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** The earliest instant at which the clock of a zone shows this; undefined where it is set forward over it. */
export function instantOf(wall: number, zone: string): number | undefined {
  // No zone changes its clock twice within two days: one offset before the change, one after it.
  return [wall - DAY, wall + DAY]
    .map((around) => wall - offsetAt(around, zone))
    .toSorted((a, b) => a - b)
    .find((instant) => wallAt(instant, zone) === wall);
}

/**
 * How far the clock of a zone is ahead of UTC, in minutes; undefined for a zone that Intl does not know.
 * @param dateTime RFC 3339. @default now
 */
export function zoneOffset(zone: string, dateTime?: string): number | undefined {
  try {
    const instant = dateTime === undefined ? Date.now() : Date.parse(dateTime);
    return (wallAt(instant, zone) - instant) / 60_000;
  } catch {
    return undefined;
  }
}
