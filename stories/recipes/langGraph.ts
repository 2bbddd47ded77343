import { Command, isInterrupted, INTERRUPT } from '@langchain/langgraph';
import type { Elicitation, ElicitResult, Requester } from '../../src/core/index.js';
import { createElicitationRelay, type RelayOptions } from '../../src/relay/index.js';

/** What a node gives to `interrupt()`; it returns the person's ElicitResult. */
export interface Question {
  elicitation: Elicitation;
  requester: Requester;
}

/** What is used of a compiled graph with a checkpointer. */
export interface Graph {
  invoke(input: unknown, config: { configurable: { thread_id: string } }): Promise<unknown>;
  getState: (config: { configurable: { thread_id: string } }) => Promise<{
    tasks: readonly { interrupts: readonly { id?: string | undefined }[] }[];
  }>;
}

/** Runs a graph whose interrupts are answered in a page, tomorrow, by any process. */
export function createRuns(graph: Graph, options: Pick<RelayOptions, 'who' | 'store'>) {
  const relay = createElicitationRelay({
    ...options,
    async onSettled({ who, ref }, result: ElicitResult) {
      const [thread = '', id = ''] = JSON.parse(ref) as string[];
      const config = { configurable: { thread_id: thread } };
      // The checkpoint knows what still waits: an answer that comes twice changes nothing.
      const { tasks } = await graph.getState(config);
      const open = tasks.flatMap(({ interrupts }) => interrupts);
      if (open.some((one) => one.id === id))
        await run(who, thread, new Command({ resume: { [id]: result } }));
    },
  });

  async function run(who: string, thread: string, input: unknown): Promise<unknown> {
    const state = await graph.invoke(input, { configurable: { thread_id: thread } });
    if (!isInterrupted<Question>(state)) return state;
    for (const { id, value } of state[INTERRUPT]) {
      if (value) await relay.post({ who, ref: JSON.stringify([thread, id]), ...value });
    }
    return undefined; // it waits
  }

  return { relay, run };
}
