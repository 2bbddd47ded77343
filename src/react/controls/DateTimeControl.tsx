'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { parseEntry } from '../../core/index.js';
import type { DateTimeEntry } from '../../core/index.js';
import { focusById } from '../page/focus.js';
import { useIsInBrowser } from '../page/useBrowser.js';
import { wrongBox } from '../words/issueText.js';
import type { MessagesApi } from '../words/messages.js';
import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';
import { ZoneBox, ZoneLine } from './ZoneLine.js';

/** A date, a time and the zone in which they are meant. */
export function DateTimeControl({
  field,
  entry: kept,
  onChange,
  inputProps,
  issue,
  messages,
}: ControlProps<'date-time'>) {
  const { id, name } = inputProps;
  // A server would show a moment on its own clock.
  const isInBrowser = useIsInBrowser();
  const entry = isInBrowser ? kept : { date: '', time: '', zone: '' };
  const [isChangingZone, setChangingZone] = useState(false);
  const wrong = issue && wrongBox(issue);
  const result = parseEntry(field, entry);
  const moment = result.ok && result.value !== undefined ? String(result.value) : undefined;
  const changed = ({ date, time, zone }: DateTimeEntry) => onChange({ date, time, zone });
  const box = (type: 'date' | 'time', own: { id: string; name: string; step?: number }) => (
    <div data-elicit-part="part">
      <label data-elicit-part="part-label" htmlFor={own.id}>
        {messages.text(`field.${type}`)}
      </label>
      <DateBox
        {...own}
        type={type}
        aria-invalid={wrong === type || undefined}
        value={entry[type]}
        onChange={(value) => changed({ ...entry, [type]: value })}
      />
    </div>
  );
  function openZone(button: HTMLElement) {
    const root = button.getRootNode();
    // At once, since the button goes and the box must be there to take the focus.
    flushSync(() => setChangingZone(true));
    focusById(root, `${id}-zone`);
  }
  return (
    <>
      <div data-elicit-part="parts">
        {box('date', { id, name })}
        {box('time', { id: `${id}-time`, name: `${name}-time`, ...stepOf(field.default) })}
        {isChangingZone && (
          <ZoneBox
            id={`${id}-zone`}
            zone={entry.zone}
            isWrong={wrong === 'zone'}
            onChange={(zone) => changed({ ...entry, zone })}
            messages={messages}
          />
        )}
      </div>
      {isInBrowser && !isChangingZone && (
        <ZoneLine zone={entry.zone} moment={moment} onChange={openZone} messages={messages} />
      )}
      {moment !== undefined && <SentAs value={moment} messages={messages} />}
    </>
  );
}

/** Seconds have a box only where the suggested time has some. */
function stepOf(suggested: string | undefined): { step?: number } {
  const [, seconds, fraction] = /T\d\d:\d\d:(\d\d)(\.\d*[1-9])?/i.exec(suggested ?? '') ?? [];
  if (fraction !== undefined) return { step: 0.001 };
  return seconds === undefined || seconds === '00' ? {} : { step: 1 };
}

/** Props of {@link SentAs}. */
interface SentAsProps {
  /** RFC 3339. */
  value: string;
  messages: MessagesApi;
}

/** The moment as the server gets it: where the clock shows a time twice, this tells which is meant. */
function SentAs({ value, messages }: SentAsProps) {
  return <p data-elicit-part="preview">{messages.rich('hint.sentAs', { value })}</p>;
}
