'use client';

import type { RequestProblem } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { Details } from '../surface/Details.js';
import { Note } from '../surface/Note.js';
import { DeclineCancelSurface } from '../surface/DeclineCancelSurface.js';

/** Props of {@link ProblemSurface}. */
export interface ProblemSurfaceProps {
  problem: RequestProblem | null;
}

/** A request that does not follow the protocol. */
export function ProblemSurface({ problem }: ProblemSurfaceProps) {
  const { rich } = useMessages();
  const { server } = useRequest('ProblemSurface');
  return (
    <DeclineCancelSurface part="problem" title="state.problem.title">
      <Note tone="danger">
        <p data-elicit-part="note-text">{rich('state.problem.body', { server })}</p>
        <Details value={problem} />
      </Note>
    </DeclineCancelSurface>
  );
}
