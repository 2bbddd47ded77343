'use client';

import { useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';
import { HostLabels } from './Host.js';
import { showsUnicode } from '../words/site.js';

/** The other spelling of an international name: under the one that can be trusted, never in its place. */
export function OtherForm() {
  const { rich } = useMessages();
  const { report } = useConsentParts('Address');
  const { asciiHost, unicodeHost, labels } = report.display;
  if (unicodeHost === null || unicodeHost === asciiHost) return null;
  return (
    <span data-elicit-part="host-other">
      {showsUnicode(report)
        ? rich('url.asciiForm', { ascii: <HostLabels labels={labels} form="ascii" /> })
        : rich('url.looksLike', { unicode: <HostLabels labels={labels} form="unicode" /> })}
    </span>
  );
}
