'use client';

import { useId } from 'react';
import { useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';

/** One deliberate step more where the address imitates another one. Never ticked beforehand, and again when it changes. */
export function Acknowledge() {
  const { text } = useMessages();
  const { report, isChecked, check } = useConsentParts('Acknowledge');
  const id = useId();
  if (report.verdict !== 'warn' || !report.danger) return null;
  return (
    <div data-elicit-part="acknowledge">
      <div data-elicit-part="choice">
        <input
          type="checkbox"
          data-elicit-part="choice-input"
          form=""
          id={id}
          checked={isChecked}
          onChange={(event) => check(event.currentTarget.checked)}
        />
        <label data-elicit-part="choice-label" htmlFor={id}>
          {text('url.confirmChecked')}
        </label>
      </div>
    </div>
  );
}
