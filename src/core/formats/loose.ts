import { isDate } from './date.js';
import { isDateTime } from './dateTime.js';

const LOOSE =
  /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[t ] ?(\d{1,2}:\d\d(?::\d\d)?)(?:[.,](\d+))? ?(z|utc|[+-]\d\d(?::?\d\d)?)?)?$/i;
const LOOSE_TIME = /^(\d{1,2}):(\d\d)(:\d\d(?:\.\d{1,3})?)?(?: ?([ap])\.?m\.?)?$/i;

/** A moment that is not written as the protocol says, as far as it has one reading. */
export interface Moment {
  readonly date: string;
  /** HH:MM or HH:MM:SS. */
  readonly time?: string;
  /** The whole as RFC 3339, where the offset is said. */
  readonly dateTime?: string;
}

/** Year first, as generators write: Python's `str(datetime)`, `isoformat()` without a zone, a date alone. */
export function readMoment(text: string): Moment | undefined {
  const match = LOOSE.exec(text.trim());
  if (!match) return undefined;
  const [, year, mark, month = '', day = '', clock, fraction, offset] = match;
  if (mark === '' && (month.length < 2 || day.length < 2)) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  if (!isDate(date)) return undefined;
  if (clock === undefined) return { date };
  const time = pad(clock, clock.replace(/^\d:/, '0$&').length);
  if (!isDateTime(`${date}T${withSeconds(time)}Z`)) return undefined;
  const shown = time.replace(/:00$/, (end, at: number) => (at > 2 ? '' : end));
  if (offset === undefined) return { date, time: shown };
  const whole = `${date}T${withSeconds(time)}${fraction === undefined ? '' : `.${fraction}`}${offsetOf(offset)}`;
  return isDateTime(whole) ? { date, time: shown, dateTime: whole } : undefined;
}

/** The date where no time of day, or midnight, is said beside it: any other time may be of another day elsewhere. */
export function readDay(text: string): string | undefined {
  const moment = readMoment(text);
  if (!moment) return undefined;
  const isDay = moment.time === undefined || moment.time === '00:00';
  return isDay || moment.dateTime === undefined ? moment.date : undefined;
}

/** A time of day as a native box says it: `9:30`, `9:30 PM`. */
export function readTime(text: string): string | undefined {
  const [, hour = '', minute, rest = '', half] = LOOSE_TIME.exec(text.trim()) ?? [];
  const hours = Number(hour);
  if (hour === '' || hours > 23 || Number(minute) > 59) return undefined;
  if (half === undefined) return `${pad(hour)}:${minute}${rest}`;
  if (hours < 1 || hours > 12) return undefined;
  const whole = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${pad(String(whole))}:${minute}${rest}`;
}

function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}

function offsetOf(offset: string): string {
  if (/^(?:z|utc)$/i.test(offset)) return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function pad(text: string, length = 2): string {
  return text.padStart(length, '0');
}
