import { ElicitationOutlet } from '../../src/index.js';
import type { ElicitationQueue, OpenUrl } from '../../src/index.js';

/** The page of a program on the person's machine: the program opens their own browser. */
const openUrl: OpenUrl = async (href, { signal }) => {
  const { ok } = await fetch('/open', { method: 'POST', body: href, signal });
  return ok; // `false`, or a rejection, brings up the address to be copied, and nothing is sent
};

export const Requests = ({ queue }: { queue: ElicitationQueue }) => (
  <ElicitationOutlet queue={queue} openUrl={openUrl} />
);
