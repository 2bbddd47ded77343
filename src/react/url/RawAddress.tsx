'use client';

import { useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';
import { escapeRaw } from './escapeRaw.js';

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
      <bdi dir="ltr">{escapeRaw(raw)}</bdi>
    </code>
  );
}
