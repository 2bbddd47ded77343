'use client';

import type { RequestProblem } from '../../core/index.js';
import { useAnswer } from '../actions/answer.js';
import type { OnResult } from '../actions/answer.js';
import { useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { Details } from '../request/Details.js';
import { Note } from '../request/Note.js';
import { ExitSurface } from './ExitSurface.js';

/** Props of {@link ProblemSurface}. */
export interface ProblemSurfaceProps {
  problem: RequestProblem;
  onResult: OnResult;
}

/** A request that does not follow the protocol. */
export function ProblemSurface({ problem, onResult }: ProblemSurfaceProps) {
  const { rich } = useMessages();
  const { server } = useRequest('ProblemSurface');
  return (
    <ExitSurface part="problem" title="state.problem.title" answer={useAnswer(onResult)}>
      <Note tone="danger">
        <p data-elicit-part="note-text">{rich('state.problem.body', { server })}</p>
        <Details value={problem} />
      </Note>
    </ExitSurface>
  );
}
