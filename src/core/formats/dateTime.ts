import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import { isDate } from './date.js';

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)t([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?$/;
const MINUTE = 60_000;

/** JSON Schema `date-time`: RFC 3339 with an offset; a leap second only where UTC can have one. */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match || !isDate(match[1] ?? '')) return false;
  if (match[4] !== '60') return true;
  const minutes = Number(match[2]) * 60 + Number(match[3]) - offsetMinutes(match);
  return (minutes + 1440) % 1440 === 1439;
}

function offsetMinutes(match: RegExpExecArray): number {
  const minutes = Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0);
  return match[7] === '-' ? -minutes : minutes;
}

/** The wall clock of a zone at the instant that a date-time names. A leap second shows as the second before. */
export function atZone(dateTime: string, zone: string): { date: string; time: string } | undefined {
  const match = DATE_TIME.exec(dateTime);
  if (!match) return undefined;
  const [, date, hour, minute, second, fraction = ''] = match;
  const seconds = second === '60' ? '59' : second;
  const utc = Date.parse(
    `${date}T${hour}:${minute}:${seconds}${fraction.slice(0, 4).padEnd(4, '.000').slice(0, 4)}Z`,
  );
  const shown = fromAbsolute(utc - offsetMinutes(match) * MINUTE, zone);
  if (shown.era !== 'AD' || shown.year > 9999) return undefined;
  return {
    date: pad(shown.year, 4) + `-${pad(shown.month)}-${pad(shown.day)}`,
    time: clock(shown),
  };
}

function clock(at: { hour: number; minute: number; second: number; millisecond: number }): string {
  const minutes = `${pad(at.hour)}:${pad(at.minute)}`;
  if (at.second === 0 && at.millisecond === 0) return minutes;
  const seconds = `${minutes}:${pad(at.second)}`;
  return at.millisecond === 0 ? seconds : `${seconds}.${pad(at.millisecond, 3)}`;
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Why a wall clock time cannot be said as a date-time. */
export type ClockProblem = 'time' | 'gap' | 'zone';

/** A date and a wall clock time of a zone as RFC 3339. Of two such instants, the earlier. */
export function fromZone(
  date: string,
  time: string,
  zone: string,
): { text: string } | { problem: ClockProblem } {
  const match = TIME.exec(time);
  if (!match) return { problem: 'time' };
  const [, hour = '', minute = '', second = '00', fraction = ''] = match;
  const [year, month, day] = date.split('-').map(Number);
  const wall = new CalendarDateTime(
    year ?? 1,
    month ?? 1,
    day ?? 1,
    Number(hour),
    Number(minute),
    Number(second),
  );
  const zoned = readZone(wall, zone);
  if (!zoned) return { problem: 'zone' };
  if (zoned.hour !== wall.hour || zoned.minute !== wall.minute || zoned.day !== wall.day)
    return { problem: 'gap' };
  if (zoned.offset % MINUTE !== 0) return { text: inUtc(zoned.toAbsoluteString(), fraction) };
  return {
    text: `${date}T${hour}:${minute}:${second}${fraction}${offsetText(zoned.offset / MINUTE)}`,
  };
}

function readZone(wall: CalendarDateTime, zone: string): ReturnType<typeof toZoned> | undefined {
  try {
    return toZoned(wall, zone, 'earlier');
  } catch {
    return undefined; // Intl knows no such zone
  }
}

/** RFC 3339 has no seconds in an offset, as zones had before they were zones. */
const inUtc = (iso: string, fraction: string): string => iso.replace(/\.\d+Z$/, `${fraction}Z`);

function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Whether Intl knows a zone of this name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
