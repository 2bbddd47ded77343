'use client';

import { contentOf } from '../../core/internal.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { LifeContext, receiptOutcome, stageOf } from '../surface/life.js';
import type { RequestLife } from '../surface/life.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { RequestSurface } from './RequestSurface.js';
import type { RequestSurfaceProps } from './RequestSurface.js';

/** Props of {@link RequestView}. */
export interface RequestViewProps extends RequestSurfaceProps {
  life: RequestLife;
}

/** A request that a person answers, or waits for, and then its receipt in the same place. */
export function RequestView({ life, ...props }: RequestViewProps) {
  if (stageOf(life.entry) === 'receipt') return <Ended life={life} {...props} />;
  return (
    <LifeContext.Provider value={life}>
      <RequestSurface {...props} />
    </LifeContext.Provider>
  );
}

function Ended({ life, request, requester, headingLevel, serverLang }: RequestViewProps) {
  const { queue, entry } = life;
  const { delivery, settledAt } = entry;
  const draft = queue.draft(entry.id);
  return (
    <RequestProvider {...{ request, requester, headingLevel, serverLang }}>
      <Receipt
        outcome={receiptOutcome(entry)}
        content={contentOf(draft)}
        at={settledAt}
        {...{ delivery, draft }}
      />
    </RequestProvider>
  );
}
