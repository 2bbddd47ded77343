'use client';

import type { Delivery, ElicitContent, Elicitation, Outcome, Requester } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { modelOfElicitation } from '../../core/internal.js';
import type { SensitivePolicy } from '../../core/internal.js';
import { useRequest } from '../surface/context.js';
import type { HeadingLevel } from '../surface/context.js';
import { Icon } from '../page/Icon.js';
import { LiveRegion } from '../page/LiveRegion.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { SurfaceRoot } from '../surface/Root.js';
import type { ColorScheme } from '../surface/Root.js';
import { useIsInBrowser } from '../page/useBrowser.js';
import { AnswerList } from './AnswerList.js';
import { CopyDraft } from './CopyDraft.js';
import { receiptTitle } from '../words/receiptTitle.js';

/** How a request ended. */
export interface ReceiptFacts {
  outcome: Outcome;
  /** What became of the answer. @default nobody can tell: it is not said that it was sent */
  delivery?: Delivery | undefined;
  /** What was sent, of an accepted form. */
  content?: ElicitContent | undefined;
  /** What was typed, as `onDraftChange` gave it; offered to copy where nothing was sent. Secrets are left out. */
  draft?: unknown;
  /** When, in epoch milliseconds. */
  at?: number | undefined;
}

/** Props of {@link ElicitationReceipt}. */
export interface ElicitationReceiptProps extends ReceiptFacts {
  /** Null for a request that could not be read. */
  elicitation: Elicitation | null;
  /** Who asked. */
  requester: Requester;
  /** @default 3 */
  headingLevel?: HeadingLevel;
  /** BCP 47 of the server's own words, if it is known. @default none: it is not guessed */
  serverLang?: string;
  /** As where the request was answered: what was not asked is not listed, and what was shown is not hidden. @default "warn" */
  sensitivePolicy?: SensitivePolicy;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
}

/** How a request ended, as text. */
export function ElicitationReceipt(props: ElicitationReceiptProps) {
  const {
    elicitation,
    requester,
    headingLevel,
    serverLang,
    sensitivePolicy,
    colorScheme,
    ...facts
  } = props;
  const request = modelOfElicitation(elicitation, sensitivePolicy ?? 'warn');
  return (
    <SurfaceRoot colorScheme={colorScheme}>
      <LiveRegion>
        <RequestProvider {...{ request, requester, headingLevel, serverLang }}>
          <Receipt {...facts} />
        </RequestProvider>
      </LiveRegion>
    </SurfaceRoot>
  );
}

/** The receipt without the root element and providers. */
export function Receipt({ outcome, delivery, content, draft, at }: ReceiptFacts) {
  const { rich, text } = useMessages();
  const { request, server, headingId, headingRef, headingLevel } = useRequest('ElicitationReceipt');
  const { id, values } = receiptTitle(outcome, delivery, request, server);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      role="group"
      data-elicit-part="receipt"
      data-outcome={outcome}
      aria-labelledby={headingId}
    >
      <Icon name={isGood(outcome) ? 'check' : 'dash'} />
      <Heading data-elicit-part="receipt-heading" id={headingId} ref={headingRef} tabIndex={-1}>
        {rich(id, values)}
      </Heading>
      {at !== undefined && Number.isFinite(at) && <Time at={at} />}
      {delivery === 'unknown' && (
        <p data-elicit-part="reassurance">{text('receipt.mayHaveArrived')}</p>
      )}
      {isGood(outcome) ? (
        content && <AnswerList content={content} />
      ) : (
        <>
          {delivery !== 'unknown' && <NothingSent outcome={outcome} />}
          {draft !== undefined && <CopyDraft draft={draft} />}
        </>
      )}
    </section>
  );
}

function isGood(outcome: Outcome): boolean {
  return outcome === 'accept' || outcome === 'completed';
}

function NothingSent({ outcome }: { outcome: Outcome }) {
  const { text } = useMessages();
  return (
    <p data-elicit-part="reassurance">
      {text(outcome === 'elsewhere' ? 'receipt.nothingSentHere' : 'receipt.nothingSent')}
    </p>
  );
}

function Time({ at }: { at: number }) {
  const { locale, timeZone } = useMessages();
  // A server does not know the person's time zone, and its Intl may format differently.
  if (!useIsInBrowser()) return null;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (
    <time data-elicit-part="receipt-time" dateTime={new Date(at).toISOString()}>
      {format.format(at)}
    </time>
  );
}

export declare namespace ElicitationReceipt {
  /** Props of `ElicitationReceipt`. */
  export type Props = ElicitationReceiptProps;
  /** How a request ended. */
  export type Facts = ReceiptFacts;
}
