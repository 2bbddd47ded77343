import { EventType, type ResumeEntry, type RunFinishedEvent } from '@ag-ui/core';
import type { Elicitation, ElicitResult, Requester } from '../../src/core/index.js';
import { createElicitationRelay, type RelayOptions } from '../../src/relay/index.js';

/** The last event of a run that asks: one interrupt for each request, by its key. */
export const interrupted = (
  threadId: string,
  runId: string,
  requests: Readonly<Record<string, Elicitation>>,
): RunFinishedEvent => ({
  type: EventType.RUN_FINISHED,
  threadId,
  runId,
  outcome: {
    type: 'interrupt',
    interrupts: Object.entries(requests).map(([id, elicitation]) => ({
      id,
      reason: 'mcp:elicitation',
      message: elicitation.message,
      metadata: { elicitation },
    })),
  },
});

/** A decline is an answer, and stays in the payload; who cancels gives none. */
const resumeEntry = (interruptId: string, result: ElicitResult): ResumeEntry =>
  result.action === 'cancel'
    ? { interruptId, status: 'cancelled' }
    : { interruptId, status: 'resolved', payload: result };

/** What your agent gets when all interrupts of a run are answered. Called at least once: start the run by its `key`. */
type StartRun = (threadId: string, resume: ResumeEntry[], key: string) => Promise<void>;

export interface Options extends Pick<RelayOptions, 'who' | 'store'> {
  /** Yours: the answers so far, by run and interrupt. */
  answers: Map<string, Map<string, ResumeEntry | undefined>>;
  start: StartRun;
}

/** Takes the interrupts of runs to the person's page, and the answers back. */
export function createInterrupts({ answers, start, ...options }: Options) {
  const relay = createElicitationRelay({
    ...options,
    async onSettled({ ref }, result) {
      const [thread = '', runId = '', id = ''] = JSON.parse(ref) as string[];
      const ofRun = answers.get(runId)?.set(id, resumeEntry(id, result));
      const entries = [...(ofRun?.values() ?? [])];
      const given = entries.filter((entry) => entry !== undefined);
      if (given.length === entries.length) await start(thread, given, runId);
    },
  });
  return {
    relay,
    /** Call it with the last event of each run. */
    async finished(who: string, requester: Requester, event: RunFinishedEvent) {
      const { outcome, threadId, runId } = event;
      if (outcome?.type !== 'interrupt') return;
      const asked = outcome.interrupts.filter(({ reason }) => reason === 'mcp:elicitation');
      answers.set(runId, new Map(asked.map(({ id }) => [id, undefined])));
      for (const { id, metadata } of asked) {
        const { elicitation } = metadata as { elicitation: Elicitation };
        await relay.post({
          who,
          ref: JSON.stringify([threadId, runId, id]),
          elicitation,
          requester,
        });
      }
    },
  };
}
