import type { FormatIssue } from '../issues.js';
import type { TextField } from '../model.js';
import { hasLongYear, isDate } from './date.js';
import { isDateTime } from './dateTime.js';
import { checkEmail } from './email.js';
import { checkUri } from './uri.js';

/** The string formats of the protocol. A new one is a file beside this and a row here. */
export type FormatName = NonNullable<TextField['format']>;

/** What asserts each format: what is wrong with a text, undefined where nothing is. */
export const FORMATS: Readonly<Record<FormatName, (text: string) => FormatIssue | undefined>> = {
  email: checkEmail,
  uri: checkUri,
  date(text) {
    if (isDate(text)) return undefined;
    return { code: hasLongYear(text) ? 'date-year' : 'date' };
  },
  'date-time': (text) => (isDateTime(text) ? undefined : { code: 'date-time' }),
};

/** True for a format of the protocol; any other is a look or an annotation. */
export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}
