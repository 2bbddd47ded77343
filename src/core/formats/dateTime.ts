import { isDate } from './date.js';
import { instantOf, isZone, wallAt } from './zone.js';

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)t([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?$/;
/** How Date writes the years that a date box can show. */
const WALL = /^(\d{4}-\d\d-\d\d)T(.+)Z$/;
const MINUTE = 60_000;

/** JSON Schema `date-time`: RFC 3339 with an offset; a leap second only where UTC can have one. */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match || !isDate(match[1] ?? '')) return false;
  if (match[4] !== '60') return true;
  const minutes = Number(match[2]) * 60 + Number(match[3]) - offsetMinutes(match);
  return (minutes + 2880) % 1440 === 1439;
}

function offsetMinutes(match: RegExpExecArray): number {
  const minutes = Number(match[7] ?? 0) * 60 + Number(match[8] ?? 0);
  return match[6] === '-' ? -minutes : minutes;
}

/** A date and a time as the two boxes hold them. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

/** The wall clock of a zone at the instant of a date-time; undefined for years that no date box can show. */
export function atZone(dateTime: string, zone: string): WallClock | undefined {
  const match = DATE_TIME.exec(dateTime);
  if (!match || !isZone(zone)) return undefined;
  const instant = readUtc(match) - offsetMinutes(match) * MINUTE;
  const [, date, time = ''] = WALL.exec(new Date(wallAt(instant, zone)).toISOString()) ?? [];
  if (date === undefined || date.startsWith('0000')) return undefined;
  return { date, time: time.replace('.000', '').replace(/:00$/, '') };
}

/** Date counts no leap seconds: one shows as the second before it. */
function readUtc([, date, hour, minute, second, fraction = '']: RegExpExecArray): number {
  const millis = fraction.slice(1, 4).padEnd(3, '0');
  return Date.parse(`${date}T${hour}:${minute}:${second === '60' ? '59' : second}.${millis}Z`);
}

/** Why a wall clock time cannot be said as a date-time. */
export type ClockProblem = 'time' | 'gap' | 'zone';

/** A time as a native time box says it: hours and minutes, perhaps seconds, perhaps down to a thousandth. */
export function isTime(text: string): boolean {
  return TIME.test(text) && !/\.\d{4}/.test(text);
}

/** The RFC 3339 text of a wall clock time; where the clock shows it twice, the earlier one. Takes a valid date. */
export function fromZone(
  { date, time }: WallClock,
  zone: string,
): { readonly text: string } | { readonly problem: ClockProblem } {
  const match = TIME.exec(time);
  if (!match) return { problem: 'time' };
  if (!isZone(zone)) return { problem: 'zone' };
  const [, hour, minute, second = '00', fraction = ''] = match;
  const wall = `${date}T${hour}:${minute}:${second}`;
  const shown = Date.parse(`${wall}Z`);
  const instant = instantOf(shown, zone);
  if (instant === undefined) return { problem: 'gap' };
  const offset = (shown - instant) / MINUTE;
  // RFC 3339 has no seconds in an offset, as places had before they shared a zone.
  if (!Number.isInteger(offset))
    return { text: new Date(instant).toISOString().replace('.000', fraction) };
  return { text: `${wall}${fraction}${offsetText(offset)}` };
}

function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, '0');
