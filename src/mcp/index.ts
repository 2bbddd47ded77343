// Speaks the wire; knows no form.
export type {
  AskOptions,
  ElicitAction,
  ElicitContent,
  ElicitRequest,
  ElicitResult,
  ElicitValue,
  Elicitation,
  Outcome,
  PendingElicitation,
  Phase,
  RequestProblem,
  Requester,
} from './types.js';
export { readElicitRequest } from './readElicitRequest.js';
export { accept, cancel, decline } from './result.js';
export { createElicitationQueue } from './queue.js';
export type { ElicitationEvent, ElicitationQueue, QueueOptions } from './queue.js';
export { createElicitHandler, elicitationCapability } from './elicitHandler.js';
export type { ElicitHandlerOptions, ElicitModes } from './elicitHandler.js';
export { runWithElicitation } from './runWithElicitation.js';
export type { RunOptions } from './runWithElicitation.js';
