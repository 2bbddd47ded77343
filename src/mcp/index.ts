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
  Wait,
} from './types.js';
export { readElicitRequest } from './readElicitRequest.js';
export type { ReadRequest } from './readElicitRequest.js';
export { elicitationCapability } from './modes.js';
export type { ElicitModes } from './modes.js';
export { accept, cancel, decline } from './result.js';
export { createElicitationQueue } from './queue.js';
export type { ElicitationEvent, ElicitationQueue, QueueOptions } from './queue.js';
export { createElicitHandler } from './elicitHandler.js';
export type { ElicitHandler, ElicitHandlerOptions } from './elicitHandler.js';
export { runWithElicitation } from './runWithElicitation.js';
export type { MoreParams, RunOptions } from './runWithElicitation.js';
export { ElicitationRunError } from './run/errors.js';
export type { RunErrorCode } from './run/errors.js';
