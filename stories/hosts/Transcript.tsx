import { useEffect, useState } from 'react';
import { createElicitationQueue, ElicitationJump, ElicitationOutlet } from '../../src/index.js';
import { requesters, scenarios } from '../../src/fixtures/index.js';
import './hosts.css';

/** A chat: what was said, a request in its place, and a composer that nothing takes the focus from. */
export function Transcript() {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => {
    void queue.ask(scenarios.planTripWhere, {
      requester: requesters.remote,
      position: { index: 1, of: 2 },
    });
    void queue.ask(scenarios.planTripWhen, {
      requester: requesters.remote,
      position: { index: 2, of: 2 },
    });
  }, [queue]);
  return (
    <div className="host-chat">
      <div className="host-said" role="log" aria-label="Conversation">
        <p className="host-mine">Plan a trip for the long weekend.</p>
        <p className="host-theirs">Gladly. Example Calendar needs to know a little more.</p>
        <ElicitationOutlet queue={queue} />
      </div>
      <form className="host-composer" onSubmit={(event) => event.preventDefault()}>
        <ElicitationJump queue={queue} />
        <textarea aria-label="Message" rows={2} defaultValue="And book me a window seat" />
      </form>
    </div>
  );
}
