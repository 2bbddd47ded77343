// Speaks the wire; knows no form.
export type {
  AskOptions,
  Delivery,
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
} from './wire/types.js';
export { readElicitRequest } from './wire/readElicitRequest.js';
export type { ReadRequest } from './wire/readElicitRequest.js';
export { elicitationCapability } from './wire/modes.js';
export type { ElicitModes } from './wire/modes.js';
export { accept, cancel, decline } from './wire/result.js';
export { createElicitationQueue } from './queue/index.js';
export type {
  ConnectionState,
  ElicitationEvent,
  ElicitationQueue,
  PersonQueue,
  QueueOptions,
} from './queue/index.js';
export { createElicitHandler } from './handler/index.js';
export type { ElicitHandler, ElicitHandlerOptions } from './handler/index.js';
export { runWithElicitation } from './rounds/index.js';
export type { Attempt, MoreParams, RunOptions } from './rounds/index.js';
export { isForgotten, parkCall, resumeParams } from './rounds/park.js';
export type { ParkedCall } from './rounds/park.js';
export { ElicitationRunError } from './rounds/errors.js';
export { unsupportedDialect } from './wire/dialects.js';
export { attachElicitation } from './attach/index.js';
export type { AttachableClient, AttachOptions, Driven } from './attach/index.js';
