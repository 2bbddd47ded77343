'use client';

import type { ReactNode } from 'react';
import type { Requester, UrlInfo } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { originOf } from '../words/serverName.js';
import { useConsentParts } from './context.js';
import type { Address } from './useAddress.js';

/** Neutral facts, one quiet line each; none of them is a reason for or against. Nothing where there is none. */
export function Info() {
  const { text } = useMessages();
  const { requester } = useRequest('UrlConsent.Info');
  const consent = useConsentParts('Info');
  // Until the list has come or failed it is too early to say that a part is missing.
  const info = consent.report.info.filter((code) => code !== 'incomplete_check' || consent.ready);
  const isOwnSite = isServersSite(consent, requester);
  if (info.length === 0 && !isOwnSite) return null;
  return (
    <ul data-elicit-part="info">
      {isOwnSite && <li>{text('url.sameServer')}</li>}
      {info.map((code) => (
        <li key={code} data-info={code}>
          <Line code={code} />
        </li>
      ))}
    </ul>
  );
}

function Line({ code }: { code: UrlInfo }): ReactNode {
  const { rich } = useMessages();
  const { requester } = useRequest('UrlConsent.Info');
  const { report } = useConsentParts('Info');
  const origin = originOf(requester);
  if (code === 'offsite' && origin !== undefined) return rich('url.otherSite', { origin });
  return rich(`url.info.${code}`, {
    port: report.display.port ?? '',
    count: report.href?.length ?? 0,
  });
}

/** Known only with the Public Suffix List; then an address that is not off the server's site is on it. */
function isServersSite({ report, context }: Address, { serverUrl }: Requester): boolean {
  return (
    report.verdict !== 'block' &&
    context.domain !== undefined &&
    serverUrl !== undefined &&
    URL.canParse(serverUrl) &&
    !report.info.includes('offsite')
  );
}
