'use client';

import { useId, useState } from 'react';
import type { MessagesApi } from '../words/messages.js';
import { zoneOffset } from '../../core/internal.js';
import type { Option } from '../../core/index.js';
import { boxText, entryFor } from './search.js';
import { ComboboxControl } from './ComboboxControl.js';

/** Props of {@link ZoneLine}. */
export interface ZoneLineProps {
  zone: string;
  /** RFC 3339; undefined while there is none, or a faulty one. */
  moment: string | undefined;
  onChange: (button: HTMLElement) => void;
  messages: MessagesApi;
}

/** The zone of a time, and a way to another one. */
export function ZoneLine({ zone, moment, onChange, messages }: ZoneLineProps) {
  return (
    <p data-elicit-part="hint">
      {messages.rich('hint.timeZone', { zone, offset: offsetAt(moment, zone) })}{' '}
      <button
        type="button"
        data-elicit-part="field-action"
        onClick={(event) => onChange(event.currentTarget)}
      >
        {messages.text('hint.timeZoneChange')}
      </button>
    </p>
  );
}

/** Props of {@link ZoneBox}. */
export interface ZoneBoxProps {
  id: string;
  zone: string;
  isWrong: boolean;
  onChange: (zone: string) => void;
  messages: MessagesApi;
}

/** All zones, to search in. What names none stays in the box, and is refused. */
export function ZoneBox({ id, zone, isWrong, onChange, messages }: ZoneBoxProps) {
  const labelId = useId();
  const [options] = useState(() => zoneOptions(zone));
  return (
    <div data-elicit-part="part">
      <label data-elicit-part="part-label" id={labelId} htmlFor={id}>
        {messages.text('field.timeZone')}
      </label>
      <ComboboxControl
        inputProps={{ id, name: id, form: '', ...(isWrong && { 'aria-invalid': true }) }}
        labelId={labelId}
        options={options}
        entry={entryFor(options, zone)}
        onChange={(chosen) => onChange(boxText(options, chosen))}
        messages={messages}
      />
    </div>
  );
}

/** All zones that the browser knows, and the one that is set; a zone is its own label. */
function zoneOptions(current: string): readonly Option[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...known].toSorted().map((zone) => ({ value: zone, label: zone }));
}

/** How far a zone's clock is from UTC at a moment, else now: "GMT+2". A zone that is not known shows "?"; the check says so. */
function offsetAt(moment: string | undefined, zone: string): string {
  const minutes = zoneOffset(zone, moment);
  if (minutes === undefined) return '?';
  const size = Math.abs(minutes);
  const rest = Math.floor(size % 60);
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${Math.floor(size / 60)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
