import type { TextField } from '../model.js';
import { isDate } from './date.js';
import { isDateTime } from './dateTime.js';
import { isEmail } from './email.js';
import { isUri } from './uri.js';

/** The string formats of the protocol. A new one is a file beside this and a row here. */
export type FormatName = NonNullable<TextField['format']>;

/** What asserts each format. */
export const FORMATS: Readonly<Record<FormatName, (text: string) => boolean>> = {
  email: isEmail,
  uri: isUri,
  date: isDate,
  'date-time': isDateTime,
};

/** True for a format of the protocol; any other is an annotation. */
export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}
