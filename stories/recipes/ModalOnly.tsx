import { createElicitationQueue, ElicitationOutlet } from '../../src/index.js';

/** Nothing stays in the page afterwards. Leave `keepDone` out to have receipts where the outlet stands. */
export const queue = createElicitationQueue({ keepDone: 0 });

export const Requests = () => <ElicitationOutlet queue={queue} presentation="dialog" />;
