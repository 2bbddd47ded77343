'use client';

import { useEffect } from 'react';
import { useMessages } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useConsentParts } from './context.js';
import type { Refusal as Reason } from './context.js';

const SENTENCES = {
  loading: 'url.loading',
  unchecked: 'url.checkFirst',
  changed: 'url.blocked.title',
} as const satisfies Record<Reason, string>;

/** Why the last press did nothing, next to what was pressed: no press is ignored in silence for long. */
export function Refusal() {
  const { text } = useMessages();
  const announce = useAnnounce();
  const { refusal } = useConsentParts('Refusal');
  const sentence = refusal && text(SENTENCES[refusal], { label: text('url.confirmChecked') });
  useEffect(() => {
    if (sentence !== undefined) announce(sentence);
  }, [sentence, announce]);
  return sentence === undefined ? null : (
    <p data-elicit-part="refusal" data-reason={refusal}>
      {sentence}
    </p>
  );
}
