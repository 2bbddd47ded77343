'use client';

import { useMemo } from 'react';
import { cleanLines } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';

/** Enough for a developer to find the error. */
const MOST_CHARACTERS = 10_000;

/** Empty for a value that cannot be written as JSON; a host can pass one. */
function print(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? '';
  } catch {
    return '';
  }
}

/** What the server sent, for developers. */
export function Details({ value }: { value: unknown }) {
  const { text } = useMessages();
  const printed = useMemo(() => cleanLines(print(value), MOST_CHARACTERS), [value]);
  if (printed === '') return null;
  return (
    <details data-elicit-part="details">
      <summary data-elicit-part="details-title">{text('state.details')}</summary>
      <pre data-elicit-part="raw" dir="ltr" translate="no" lang="">
        {printed}
      </pre>
    </details>
  );
}
