'use client';

import { modelOfElicitation } from '../../core/internal.js';
import type { PendingElicitation, PersonQueue } from '../../core/index.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { Stub } from '../surface/Stub.js';
import { isOutletSurface } from './useActiveSurface.js';

/** Props of {@link Elsewhere}. */
export interface ElsewhereProps {
  entries: readonly PendingElicitation[];
  queue: PersonQueue;
  options: SurfaceOptions;
}

/** The requests that another outlet shows. A request is answered in one place only; the buttons here go there. */
export function Elsewhere({ entries, queue, options }: ElsewhereProps) {
  const { headingLevel, serverLang, sensitivePolicy = 'warn' } = options;
  function goTo(id: string) {
    const surface = queue.activeSurface();
    if (isOutletSurface(surface)) surface.focus(id);
  }
  return entries.map(({ id, elicitation, requester }) => (
    <RequestProvider
      key={id}
      request={modelOfElicitation(elicitation, sensitivePolicy)}
      {...{ requester, headingLevel, serverLang }}
    >
      <Stub isElsewhere onAnswer={() => goTo(id)} />
    </RequestProvider>
  ));
}
