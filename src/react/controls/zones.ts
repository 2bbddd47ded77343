import type { Option } from '../../core/index.js';

/** All zones that the browser knows, and the one that is set; a zone is its own label. */
export function zoneOptions(current: string): readonly Option[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...known].toSorted().map((zone) => ({ value: zone, label: zone }));
}

/** How far a zone's clock is from UTC at a moment, else now; "GMT+2" or the like. */
export function offsetAt(moment: string | undefined, zone: string, locale: string): string {
  const options = { timeZone: zone, timeZoneName: 'shortOffset' } as const;
  try {
    const parts = new Intl.DateTimeFormat(locale, options).formatToParts(
      moment === undefined ? new Date() : new Date(moment),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    // A zone that is not known here: the check says so.
    return '?';
  }
}
