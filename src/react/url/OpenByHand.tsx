'use client';

import { stopHeldKey } from '../page/keys.js';
import { ownElement, useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';
import { CopyAddress } from './CopyAddress.js';
import { siteWord } from '../words/site.js';

/** Props of {@link OpenByHand}. */
export interface OpenByHandProps {
  /** The link was followed. */
  onOpened?: () => void;
  /** Adds a copy button, for places that do not show the address. */
  copies: boolean;
}

/** A real link and a copy button, for a tab that did not come. Only after consent: a browser may connect to a link's host at pointer-down. */
export function OpenByHand({ onOpened, copies }: OpenByHandProps) {
  const { text, rich } = useMessages();
  const { report } = useConsentParts('Fallback');
  if (report.verdict === 'block' || report.href === undefined) return null;
  return (
    <p data-elicit-part="by-hand">
      {ownElement(text('wait.linkFallback'))}{' '}
      <a
        data-elicit-part="fallback-link"
        href={report.href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        onKeyDown={stopHeldKey}
        // Once the browser has followed it.
        onClick={() => setTimeout(() => onOpened?.())}
      >
        {rich('url.open', { host: siteWord(report) })}
      </a>{' '}
      {copies && <CopyAddress />}
    </p>
  );
}
