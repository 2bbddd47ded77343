import {
  CalendarDateTime,
  fromAbsolute,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { isDate } from './date.js';

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)t([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?$/;
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

/** A date and a time as they stand in the two boxes. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

/** The wall clock of a zone at the instant of a date-time; undefined for years that no date box can show. */
export function atZone(dateTime: string, zone: string): WallClock | undefined {
  const match = DATE_TIME.exec(dateTime);
  if (!match) return undefined;
  const instant = readUtc(match) - offsetMinutes(match) * MINUTE;
  const at = inZone(() => fromAbsolute(instant, zone));
  if (!at || at.era !== 'AD' || at.year > 9999) return undefined;
  const date = `${pad(at.year, 4)}-${pad(at.month)}-${pad(at.day)}`;
  return { date, time: clock(at) };
}

/** Date counts no leap seconds: one shows as the second before it. */
function readUtc([, date, hour, minute, second, fraction = '']: RegExpExecArray): number {
  const millis = fraction.slice(1, 4).padEnd(3, '0');
  return Date.parse(`${date}T${hour}:${minute}:${second === '60' ? '59' : second}.${millis}Z`);
}

function clock({ hour, minute, second, millisecond }: ZonedDateTime): string {
  const minutes = `${pad(hour)}:${pad(minute)}`;
  if (second === 0 && millisecond === 0) return minutes;
  const seconds = `${minutes}:${pad(second)}`;
  return millisecond === 0 ? seconds : `${seconds}.${pad(millisecond, 3)}`;
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Why a wall clock time cannot be said as a date-time. */
export type ClockProblem = 'time' | 'gap' | 'zone';

/** The RFC 3339 text of a wall clock time; where the clock shows it twice, the earlier one. Takes a valid date. */
export function fromZone(
  { date, time }: WallClock,
  zone: string,
): { readonly text: string } | { readonly problem: ClockProblem } {
  const match = TIME.exec(time);
  if (!match) return { problem: 'time' };
  const [, hour = '', minute = '', second = '00', fraction = ''] = match;
  const wall = readWall(date, Number(hour), Number(minute), Number(second));
  const zoned = inZone(() => toZoned(wall, zone, 'earlier'));
  if (!zoned) return { problem: 'zone' };
  if (wall.compare(zoned) !== 0) return { problem: 'gap' };
  // RFC 3339 has no seconds in an offset, as places had before they shared a zone.
  if (zoned.offset % MINUTE !== 0)
    return { text: zoned.toAbsoluteString().replace(/\.\d+Z$/, `${fraction}Z`) };
  return {
    text: `${date}T${hour}:${minute}:${second}${fraction}${offsetText(zoned.offset / MINUTE)}`,
  };
}

function readWall(date: string, hour: number, minute: number, second: number): CalendarDateTime {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  return new CalendarDateTime(year, month, day, hour, minute, second);
}

/** Undefined where Intl knows no such zone. */
function inZone(read: () => ZonedDateTime): ZonedDateTime | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Whether Intl knows a zone of this name. */
export function isZone(zone: string): boolean {
  return inZone(() => fromAbsolute(0, zone)) !== undefined;
}
