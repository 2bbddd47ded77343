'use client';

import { useMemo } from 'react';
import type { Requester, UrlContext, UrlReport } from '../../core/index.js';
import { judgeUrl } from '../../core/url/index.js';
import { usePublicSuffix } from './usePublicSuffix.js';

/** The address of a request, and the decision on it. */
export interface Address {
  /** As it was sent; shown, escaped, only where it is blocked. */
  raw: string;
  report: UrlReport;
  /** What the decision was made with, and is made with again when it is opened. */
  context: UrlContext;
  /** The Public Suffix List came, or is not waited for any longer. */
  ready: boolean;
  /** Changes whenever the person has something else to look at. */
  subject: string;
}

export function useAddress(
  raw: string,
  { serverUrl, local }: Requester,
  protectedDomains: readonly string[] | undefined,
): Address {
  const { domain, ready } = usePublicSuffix();
  return useMemo(() => {
    const context = {
      serverUrl,
      protectedDomains,
      domain,
      ...(local === true && { dev: true }),
    };
    const report = judgeUrl(raw, context);
    const { verdict, reasons, info, display, href } = report;
    const subject = [verdict, ...reasons, ...info, display.registrableDomain, href].join(' ');
    return { raw, report, context, ready, subject: `${ready} ${subject}` };
  }, [raw, serverUrl, local, protectedDomains, domain, ready]);
}
