import { useState } from 'react';
import type { ElicitationQueue } from '../../src/index.js';
import { createElicitationQueue, ElicitationOutlet, useElicitationQueue } from '../../src/index.js';

/** A tab or page that is left takes its outlet with it; its requests wait until somebody comes back. */
export const queue = createElicitationQueue({ leaveMs: Infinity });

const tabs = ['Chat', 'Files'] as const;

export function Tabs({ requests = queue }: { requests?: ElicitationQueue }) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('Chat');
  const waiting = useElicitationQueue(requests).filter(({ phase }) => phase !== 'done').length;
  return (
    <>
      <nav>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {name === 'Chat' && waiting > 0 ? `Chat (${waiting})` : name}
          </button>
        ))}
      </nav>
      {tab === 'Chat' ? <ElicitationOutlet queue={requests} /> : <p>No files yet.</p>}
    </>
  );
}
