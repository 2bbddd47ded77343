import { zoneOffset } from '../../core/internal.js';
import type { Option } from '../../core/index.js';

/** All zones that the browser knows, and the one that is set; a zone is its own label. */
export function zoneOptions(current: string): readonly Option[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...known].toSorted().map((zone) => ({ value: zone, label: zone }));
}

/** How far a zone's clock is from UTC at a moment, else now: "GMT+2". A zone that is not known shows "?"; the check says so. */
export function offsetAt(moment: string | undefined, zone: string): string {
  const minutes = zoneOffset(zone, moment);
  if (minutes === undefined) return '?';
  const size = Math.abs(minutes);
  const rest = Math.floor(size % 60);
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${Math.floor(size / 60)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
