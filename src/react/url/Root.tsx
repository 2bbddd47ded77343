'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cancel, decline } from '../../core/index.js';
import type { RequestModel } from '../../core/internal.js';
import { QueuedRequestContext, useSingleRequest } from '../surface/queuedRequest.js';
import { ActionsContext, useAnswer } from '../surface/answer.js';
import type { ActionsContextValue } from '../surface/answer.js';
import { usePressGuard } from '../page/usePressGuard.js';
import { MessagesProvider } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { FocusKeeper } from '../page/FocusKeeper.js';
import { LiveRegion } from '../page/LiveRegion.js';
import type { RequestProps } from '../surface/props.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { useRequestModel } from '../surface/useRequestModel.js';
import { UrlConsentContext } from './context.js';
import { UrlSurface } from './UrlSurface.js';
import { useAddress } from './useAddress.js';
import { useConsent } from './useConsent.js';
import type { ConsentOptions } from './useConsent.js';
import { siteWord } from '../words/site.js';

/** Props of {@link Root}. */
export interface UrlConsentRootProps extends RequestProps, ConsentOptions {
  /** @default the ready-made surface */
  children?: ReactNode;
}

/**
 * One request in URL mode: judges the address, opens it after a pressGuard press, answers, and waits. Draws a
 * `<section>`. Nothing of the address leaves the page before that press (spec: MUST NOT pre-fetch).
 */
export function Root(props: UrlConsentRootProps) {
  const { request, requester, headingLevel, serverLang, mark, messages, locale, timeZone } = props;
  const { model, key } = useRequestModel(request, requester.connectionId);
  return (
    <MessagesProvider messages={messages} locale={locale} timeZone={timeZone}>
      <LiveRegion>
        <RequestProvider
          request={model}
          requester={requester}
          headingLevel={headingLevel}
          serverLang={serverLang}
          mark={mark}
        >
          <SingleConsent key={key} {...props} model={model} />
        </RequestProvider>
      </LiveRegion>
    </MessagesProvider>
  );
}

// React 18 warns about a layout effect on a server, where there is no layout.
const useCommitEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function SingleConsent({ model, ...props }: UrlConsentRootProps & { model: RequestModel }) {
  const queued = useSingleRequest(model, props.requester, props);
  return (
    <QueuedRequestContext.Provider value={queued}>
      <ConsentSection {...props} />
    </QueuedRequestContext.Provider>
  );
}

/** Props of {@link ConsentSection}. */
export type ConsentSectionProps = ConsentOptions &
  Pick<UrlConsentRootProps, 'acceptDelayMs' | 'children'>;

/** The consent to the address of the surrounding request. */
export function ConsentSection(props: ConsentSectionProps) {
  const { acceptDelayMs, children } = props;
  const { request, requester, labelledBy } = useRequest('UrlConsent.Root');
  // A request that is not in URL mode has no address, and is blocked like an address that cannot be read.
  const raw = request.elicitation?.mode === 'url' ? request.elicitation.url : '';
  const address = useAddress(raw, requester, props.protectedDomains);
  const { report, subject } = address;
  const isWarned = report.verdict === 'warn';
  const answer = useAnswer();
  const pressGuard = usePressGuard(acceptDelayMs ?? (isWarned ? 1_000 : 500));
  const consent = useConsent(address, answer, pressGuard, props);
  const { stage, waiting, leave } = consent;
  // In the commit: a click may already be on its way to what was here before.
  useCommitEffect(() => pressGuard.restart(), [pressGuard, subject, stage]);
  const section = useRef<HTMLElement>(null);
  const actions: ActionsContextValue = {
    status: answer.status,
    pressGuard,
    acceptLabel: {
      id: isWarned ? 'url.openAnyway' : 'url.open',
      values: { host: siteWord(report) },
    },
    decline: () => leave(decline()),
    // The waiting panel is shown after the answer: closing it only notifies the host.
    cancel: stage === 'waiting' ? waiting.stop : () => leave(cancel()),
    retry: answer.retry,
  };
  return (
    <UrlConsentContext.Provider value={consent}>
      <ActionsContext.Provider value={actions}>
        <section
          role="group"
          data-elicit-part="url"
          data-verdict={report.verdict}
          data-danger={report.danger || undefined}
          data-stage={stage}
          aria-labelledby={labelledBy}
          aria-busy={answer.status === 'sending' || consent.isOpening || undefined}
          ref={section}
        >
          {children ?? <UrlSurface />}
          {/* The button that was pressed goes away with its stage. */}
          <FocusKeeper root={section} />
        </section>
      </ActionsContext.Provider>
    </UrlConsentContext.Provider>
  );
}
