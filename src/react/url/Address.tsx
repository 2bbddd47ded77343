'use client';

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../words/messages.js';
import { showsUnicode } from '../words/site.js';
import { useConsentParts } from './context.js';
import { CopyAddress } from './CopyAddress.js';
import { FullAddress, LONG } from './FullAddress.js';
import { Host, HostLabels } from './Host.js';
import { Raw } from './RawAddress.js';

/** Website and full address; of a blocked one, what was sent in its place. Draws a `<dl>`. */
export function Address() {
  const { text } = useMessages();
  const { report } = useConsentParts('Address');
  const isBlocked = report.verdict === 'block';
  const hostId = useId();
  return (
    <dl data-elicit-part="address">
      {report.display.asciiHost !== null && (
        <Entry term={text('url.website')}>
          <Host id={hostId} />
          <OtherSpelling />
        </Entry>
      )}
      {isBlocked ? (
        <Entry term={text('url.raw')}>
          <Raw />
        </Entry>
      ) : (
        <WholeAddress hostId={hostId} />
      )}
    </dl>
  );
}

function Entry({ term, id, children }: { term: string; id?: string; children: ReactNode }) {
  return (
    <>
      <dt data-elicit-part="term" id={id}>
        {term}
      </dt>
      <dd data-elicit-part="definition">{children}</dd>
    </>
  );
}

function WholeAddress({ hostId }: { hostId: string }) {
  const { text } = useMessages();
  const { report } = useConsentParts('Address');
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isLong = (report.href ?? '').length > LONG;
  return (
    <Entry term={text('url.full')} id={id}>
      {/* Also named by the host: a page may show several cards. */}
      <FullAddress labelledBy={`${id} ${hostId}`} isWhole={isWhole} />
      <div data-elicit-part="address-actions">
        <CopyAddress />
        {isLong && !isWhole && (
          <button type="button" data-elicit-part="field-action" onClick={() => setIsWhole(true)}>
            {text('url.showAll')}
          </button>
        )}
      </div>
    </Entry>
  );
}

/** The other spelling of an international name: under the one that can be trusted, never in its place. */
function OtherSpelling() {
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
