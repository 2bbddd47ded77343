// Decides; knows no screen.
export {
  ElicitationRunError,
  accept,
  attachElicitation,
  cancel,
  createElicitHandler,
  createElicitationQueue,
  decline,
  elicitationCapability,
  isForgotten,
  parkCall,
  readElicitRequest,
  resumeParams,
  runWithElicitation,
} from '../mcp/index.js';
export type {
  AskOptions,
  AttachableClient,
  AttachOptions,
  ConnectionState,
  Driven,
  Attempt,
  Delivery,
  ElicitAction,
  ElicitContent,
  ElicitHandler,
  ElicitHandlerOptions,
  ElicitModes,
  ElicitRequest,
  ElicitResult,
  ElicitValue,
  Elicitation,
  ElicitationEvent,
  ElicitationQueue,
  Outcome,
  ParkedCall,
  PendingElicitation,
  PersonQueue,
  Phase,
  QueueOptions,
  ReadRequest,
  RequestProblem,
  Requester,
  RunOptions,
  Wait,
} from '../mcp/index.js';
export type {
  Alternative,
  BooleanField,
  DateTimeEntry,
  Entries,
  Entry,
  Field,
  FormModel,
  Incomplete,
  MultiSelectField,
  Notice,
  NumberField,
  OmittedProperty,
  Option,
  ParseOptions,
  Engines,
  SingleSelectField,
  Suggested,
  TextField,
} from './model.js';
export type { NoticeCode, NoticeFacts } from './notices.js';
export type { FieldIssue, IssueCode, IssueFacts } from './issues.js';
export { compileForm } from './compileForm.js';
export type { CompileOptions } from './compileForm.js';
export { initialEntries } from './initialEntries.js';
export { parseEntries, parseEntry } from './parseEntries.js';
export { loadEngines } from './loadEngines.js';
export { inspectUrl } from './url/inspectUrl.js';
export { loadPublicSuffix } from './url/publicSuffix.js';
export type {
  DomainResolver,
  HostLabel,
  UrlContext,
  UrlDisplay,
  UrlInfo,
  UrlReason,
  UrlReport,
} from './url/report.js';
