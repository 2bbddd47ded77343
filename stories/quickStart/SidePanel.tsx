import { ElicitationJump, ElicitationOutlet } from '../../src/index.js';
import type { ElicitationQueue } from '../../src/index.js';

/** `inline`: a consent to open a page stays in the panel too, instead of covering the whole window. */
export const SidePanel = ({ queue }: { queue: ElicitationQueue }) => (
  <aside aria-label="Assistant">
    <ElicitationOutlet queue={queue} presentation="inline" headingLevel={3} />
    <ElicitationJump queue={queue} />
    <textarea aria-label="Message" />
  </aside>
);
