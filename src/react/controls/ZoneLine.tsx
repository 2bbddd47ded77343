'use client';

import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusById } from '../form/focusControl.js';
import type { MessagesApi } from '../messages.js';
import { boxText, entryFor } from './boxText.js';
import { ComboboxControl } from './ComboboxControl.js';
import { offsetAt, zoneOptions } from './zones.js';

/** Props of {@link ZoneLine}. */
export interface ZoneLineProps {
  /** Of the box. */
  id: string;
  zone: string;
  isWrong: boolean;
  /** RFC 3339; undefined while there is none, or a faulty one. */
  moment: string | undefined;
  onChange: (zone: string) => void;
  messages: MessagesApi;
}

/** The zone of a time, and a way to another one. */
export function ZoneLine(props: ZoneLineProps) {
  const { id, zone, moment, messages } = props;
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ZoneBox {...props} />;
  function change({ currentTarget }: MouseEvent) {
    const root = currentTarget.getRootNode();
    // At once, since the button goes.
    flushSync(() => setChanging(true));
    focusById(root, id);
  }
  return (
    <p data-elicit-part="hint">
      {messages.rich('hint.timeZone', { zone, offset: offsetAt(moment, zone, messages.locale) })}{' '}
      <button type="button" data-elicit-part="field-action" onClick={change}>
        {messages.text('hint.timeZoneChange')}
      </button>
    </p>
  );
}

function ZoneBox({ id, zone, isWrong, onChange, messages }: ZoneLineProps) {
  const labelId = useId();
  const [options] = useState(() => zoneOptions(zone));
  return (
    <div data-elicit-part="part">
      <label data-elicit-part="part-label" id={labelId} htmlFor={id}>
        {messages.text('field.timeZone')}
      </label>
      <ComboboxControl
        inputProps={{ id, name: id, ...(isWrong && { 'aria-invalid': true }) }}
        labelId={labelId}
        options={options}
        entry={entryFor(options, zone)}
        onChange={(chosen) => onChange(boxText(options, chosen))}
        messages={messages}
      />
    </div>
  );
}
