// A second door, for src/react only and not published.
export { tell } from './wire/callHost.js';
export { isOpen } from './queue/lifecycle.js';
export { createSingleQueue } from './queue/single.js';
export type { SingleQueue } from './queue/single.js';
export type { Fate } from './queue/store.js';
