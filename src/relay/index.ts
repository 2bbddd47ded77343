// Carries the person's half of a queue between backend and page.
export { createElicitationRelay } from './relay.js';
export type { ElicitationRelay, RelayEvent, RelayOptions } from './relay.js';
export type { RelayStore, Row } from './rows.js';
export type { Handing, OnSettled, Posted } from './posted.js';
