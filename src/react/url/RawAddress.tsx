'use client';

import { useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';

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
        {escapeRaw(raw)}
      </bdi>
    </code>
  );
}

/** A longer text would push the rest of the request out of view. */
const SHOWN = 2_000;

/** What cannot be seen, or moves what can: controls, bidi, zero-width, tags, lone surrogates, blanks beside the space. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** The text of a blocked address, fit to be read: what is unseen as `\u{202e}`, at most 2,000 characters. */
function escapeRaw(raw: string): string {
  const characters = Array.from(raw.slice(0, 2 * SHOWN));
  const shown = characters.slice(0, SHOWN).map((c) => (UNSEEN.test(c) ? escapeOf(c) : c));
  const isCut = characters.length > SHOWN || raw.length > 2 * SHOWN;
  return shown.join('') + (isCut ? '…' : '');
}

function escapeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
