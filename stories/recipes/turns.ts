import type { ElicitationQueue, ElicitationReceipt } from '../../src/index.js';

export interface Turn {
  said: string;
  reply?: string;
  receipts: (ElicitationReceipt.Props & { id: string })[];
}

/** Begins a turn. What was asked and is over moves from the outlet into the turn in which it was asked. */
export function nextTurn(queue: ElicitationQueue, turns: readonly Turn[], said: string): Turn[] {
  const over = queue.getSnapshot().filter(({ phase }) => phase === 'done');
  for (const { id } of over) queue.forget(id);
  const receipts = over
    .filter(({ presentedAt }) => presentedAt !== undefined) // nobody saw the others
    .map(({ id, elicitation, requester, outcome = 'cancel', settledAt: at }) => {
      return { id, elicitation, requester, outcome, at };
    });
  const before = turns.map((turn, i) => (i === turns.length - 1 ? { ...turn, receipts } : turn));
  return [...before, { said, receipts: [] }];
}
