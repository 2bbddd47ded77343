import { ElicitationJump, ElicitationOutlet, ElicitationReceipt } from '../../src/index.js';
import type { ElicitationQueue } from '../../src/index.js';
import type { Turn } from './turns.js';

export function Chat({ queue, turns }: { queue: ElicitationQueue; turns: readonly Turn[] }) {
  const last = turns.at(-1);
  return (
    <>
      <div role="log" aria-label="Conversation">
        {turns.slice(0, -1).map(({ said, receipts, reply }, i) => (
          <div key={i}>
            <p>{said}</p>
            {receipts.map(({ id, ...facts }) => (
              <ElicitationReceipt key={id} {...facts} />
            ))}
            <p>{reply}</p>
          </div>
        ))}
        <p>{last?.said}</p>
        <ElicitationOutlet queue={queue} />
        <p>{last?.reply}</p>
      </div>
      <ElicitationJump queue={queue} />
      <textarea aria-label="Message" />
    </>
  );
}
