import { compileForm } from '../../src/index.js';
import type { AskOptions, Elicitation, ElicitationQueue } from '../../src/index.js';

/** For handlers, in place of the queue. A question begins with what this server was answered last time. */
export function remembering(queue: ElicitationQueue): ElicitationQueue {
  const last = new Map<string, unknown>();

  async function ask(elicitation: Elicitation, options: AskOptions) {
    const key = JSON.stringify([options.requester.connectionId, elicitation]);
    let asked = '';
    const onAsked = (id: string) => {
      asked = id;
      options.onAsked?.(id);
      if (last.has(key)) queue.keepDraft(id, last.get(key));
    };
    const result = await queue.ask(elicitation, { ...options, onAsked });
    if (result.action === 'accept' && !asksForSecrets(elicitation)) {
      last.set(key, queue.draft(asked));
    }
    return result;
  }
  return { ...queue, ask };
}

const asksForSecrets = (elicitation: Elicitation) =>
  elicitation.mode === 'url' ||
  compileForm(elicitation.requestedSchema, { message: elicitation.message }).fields.some(
    ({ sensitive }) => sensitive,
  );
