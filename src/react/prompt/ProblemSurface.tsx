'use client';

import { cancel, decline } from '../../core/index.js';
import type { RequestProblem } from '../../core/index.js';
import { ActionsContext, useAnswer } from '../actions/answer.js';
import type { OnResult } from '../actions/answer.js';
import { RequestFooter } from '../actions/RequestFooter.js';
import { useDeliberate } from '../actions/useDeliberate.js';
import { useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { Details } from '../request/Details.js';
import { Note } from '../request/Note.js';
import { RequestHeader } from '../request/RequestHeader.js';
import { SurfaceBody } from '../request/SurfaceBody.js';

/** Props of {@link ProblemSurface}. */
export interface ProblemSurfaceProps {
  problem: RequestProblem;
  onResult: OnResult;
}

/** A request that does not follow the protocol: nothing can be accepted, leaving always works. */
export function ProblemSurface({ problem, onResult }: ProblemSurfaceProps) {
  const { rich } = useMessages();
  const { server, labelledBy } = useRequest('ProblemSurface');
  const { status, give, retry } = useAnswer(onResult);
  const deliberate = useDeliberate(0);
  const actions = {
    status,
    deliberate,
    acceptLabel: { id: 'action.confirm' as const },
    decline: () => give(decline()),
    cancel: () => give(cancel()),
    retry,
  };
  return (
    <ActionsContext.Provider value={actions}>
      <section role="group" data-elicit-part="problem" aria-labelledby={labelledBy}>
        <RequestHeader title="state.problem.title" />
        <SurfaceBody>
          <Note tone="danger">
            <p data-elicit-part="note-text">{rich('state.problem.body', { server })}</p>
            <Details value={problem} />
          </Note>
        </SurfaceBody>
        <RequestFooter />
      </section>
    </ActionsContext.Provider>
  );
}
