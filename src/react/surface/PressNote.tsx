'use client';

import { useEffect } from 'react';
import { useAnnounce } from '../page/LiveRegion.js';
import type { PressRefusal } from '../page/pressGuard.js';
import { useMessages } from '../words/messages.js';

const SENTENCES = {
  covered: 'url.covered',
  moved: 'action.moved',
  unseen: 'url.unseen',
} as const satisfies Record<PressRefusal, string>;

/** Says why the latest press of a button did nothing. Drawn after the buttons, so that it moves none of them. */
export function PressNote({ refusal }: { refusal: PressRefusal | undefined }) {
  const { text } = useMessages();
  const announce = useAnnounce();
  const sentence = refusal && text(SENTENCES[refusal]);
  useEffect(() => {
    if (sentence !== undefined) announce(sentence);
  }, [sentence, announce]);
  return sentence === undefined ? null : (
    <p data-elicit-part="refusal" data-reason={refusal}>
      {sentence}
    </p>
  );
}
