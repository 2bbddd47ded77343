'use client';

import type { ReactNode, Ref } from 'react';
import { cancel, decline } from '../../core/index.js';
import { ActionsContext, useAnswer } from './answer.js';
import { RequestFooter } from './Footer.js';
import { usePressGuard } from '../page/usePressGuard.js';
import { useRequest } from './context.js';
import { RequestHeader } from './Header.js';
import type { RequestHeaderProps } from './Header.js';
import { SurfaceBody } from './Body.js';

/** Props of {@link DeclineCancelSurface}. */
export interface DeclineCancelSurfaceProps extends RequestHeaderProps {
  part: 'problem' | 'url';
  isBusy?: boolean;
  /** Before *Try again* counts. @default 500 */
  acceptDelayMs?: number | undefined;
  /** Nothing is left to answer. */
  isAnswered?: boolean;
  sectionRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A request that cannot be accepted, or not yet: only Decline and Cancel are offered. */
export function DeclineCancelSurface(props: DeclineCancelSurfaceProps) {
  const { part, title, isBusy = false, isAnswered = false, sectionRef, children } = props;
  const { acceptDelayMs = 500 } = props;
  const { labelledBy } = useRequest('DeclineCancelSurface');
  const pressGuard = usePressGuard(acceptDelayMs);
  const { status, give, retry } = useAnswer();
  const actions = {
    status,
    pressGuard,
    acceptLabel: { id: 'action.confirm' as const },
    decline: () => give(decline()),
    cancel: () => give(cancel()),
    retry,
  };
  return (
    <ActionsContext.Provider value={actions}>
      <section
        role="group"
        data-elicit-part={part}
        aria-labelledby={labelledBy}
        aria-busy={isBusy || undefined}
        ref={sectionRef}
      >
        <RequestHeader title={title} />
        <SurfaceBody>{children}</SurfaceBody>
        {!isAnswered && <RequestFooter />}
      </section>
    </ActionsContext.Provider>
  );
}
