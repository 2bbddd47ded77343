'use client';

import { useMessages } from '../words/messages.js';
import { writtenOut } from '../words/writtenOut.js';
import { useConsentParts } from './context.js';

/** A longer text would push the rest of the request out of view. */
const SHOWN = 2_000;

/** What the server sent, where it cannot be opened: inert text, in which nothing can hide. */
export function Raw() {
  const { text } = useMessages();
  const { raw } = useConsentParts('Raw');
  return (
    <code
      data-elicit-part="raw"
      translate="no"
      aria-label={raw === '' ? text('url.raw') : undefined}
    >
      <bdi dir="ltr" lang="">
        {writtenOut(raw, SHOWN)}
      </bdi>
    </code>
  );
}
