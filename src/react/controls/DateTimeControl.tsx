'use client';

import { parseEntry } from '../../core/index.js';
import type { DateTimeEntry, FieldIssue } from '../../core/index.js';
import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';
import { SentAs } from './SentAs.js';
import { ZoneLine } from './ZoneLine.js';

/** A date, a time and the zone in which they are meant. */
export function DateTimeControl(props: ControlProps<'text'>) {
  const { entry } = props;
  return typeof entry === 'object' && 'date' in entry ? <Parts {...props} entry={entry} /> : null;
}

interface PartsProps extends ControlProps<'text'> {
  entry: DateTimeEntry;
}

function Parts({ field, entry, onChange, inputProps, issue, messages }: PartsProps) {
  const { id, name } = inputProps;
  const wrong = wrongPart(issue);
  const result = parseEntry(field, entry);
  const moment = result.ok && result.value !== undefined ? String(result.value) : undefined;
  const changed = ({ date, time, zone }: DateTimeEntry) => onChange({ date, time, zone });
  return (
    <>
      <div data-elicit-part="parts">
        <div data-elicit-part="part">
          <label data-elicit-part="part-label" htmlFor={id}>
            {messages.text('field.date')}
          </label>
          <DateBox
            type="date"
            id={id}
            name={name}
            aria-invalid={wrong === 'date' || undefined}
            value={entry.date}
            onChange={(date) => changed({ ...entry, date })}
          />
        </div>
        <div data-elicit-part="part">
          <label data-elicit-part="part-label" htmlFor={`${id}-time`}>
            {messages.text('field.time')}
          </label>
          <DateBox
            type="time"
            id={`${id}-time`}
            name={`${name}-time`}
            aria-invalid={wrong === 'time' || undefined}
            step={stepOf(field.default)}
            value={entry.time}
            onChange={(time) => changed({ ...entry, time })}
          />
        </div>
      </div>
      <ZoneLine
        id={`${id}-zone`}
        zone={entry.zone}
        isWrong={wrong === 'zone'}
        moment={moment}
        onChange={(zone) => changed({ ...entry, zone })}
        messages={messages}
      />
      {moment !== undefined && <SentAs value={moment} messages={messages} />}
    </>
  );
}

/** Which of the boxes a link to the fault should lead to. */
function wrongPart(issue: FieldIssue | undefined): 'date' | 'time' | 'zone' | undefined {
  if (issue?.code.startsWith('time')) return 'time';
  if (issue?.code.startsWith('zone')) return 'zone';
  return issue && 'date';
}

/** Seconds have a box only where the suggested time has some. */
function stepOf(suggested: string | undefined): number | undefined {
  const [, seconds, fraction] = /T\d\d:\d\d:(\d\d)(\.\d*[1-9])?/i.exec(suggested ?? '') ?? [];
  if (fraction !== undefined) return 0.001;
  return seconds === undefined || seconds === '00' ? undefined : 1;
}
