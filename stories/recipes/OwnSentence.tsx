import { ElicitationOutlet } from '../../src/index.js';
import type { ElicitationQueue, Messages } from '../../src/index.js';

// Outside of the component, so that it is the same object at each render.
const messages: Partial<Messages> = {
  'action.send': 'Share with {server}',
  'form.requiredLeft': { one: '{count} answer to go', other: '{count} answers to go' },
};

export const Requests = ({ queue }: { queue: ElicitationQueue }) => (
  <ElicitationOutlet queue={queue} messages={messages} />
);
