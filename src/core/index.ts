// Decides; knows no screen.
export {
  accept,
  cancel,
  createElicitHandler,
  createElicitationQueue,
  decline,
  elicitationCapability,
  readElicitRequest,
  runWithElicitation,
} from '../mcp/index.js';
export type {
  AskOptions,
  ElicitAction,
  ElicitContent,
  ElicitHandlerOptions,
  ElicitModes,
  ElicitRequest,
  ElicitResult,
  ElicitValue,
  Elicitation,
  ElicitationEvent,
  ElicitationQueue,
  Outcome,
  PendingElicitation,
  Phase,
  QueueOptions,
  RequestProblem,
  Requester,
  RunOptions,
} from '../mcp/index.js';
export type {
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
  TextField,
} from './model.js';
export type { NoticeCode } from './notices.js';
export type { FieldIssue, IssueCode, IssueFacts } from './issues.js';
export { compileForm } from './compileForm.js';
export { initialEntries } from './initialEntries.js';
export { parseEntries, parseEntry } from './parseEntries.js';
export { loadEngines } from './loadEngines.js';
export { cleanLine, cleanLines } from './text/clean.js';
export { inspectUrl, loadPublicSuffix } from './url/index.js';
export type {
  DomainResolver,
  HostLabel,
  UrlContext,
  UrlDisplay,
  UrlInfo,
  UrlReason,
  UrlReport,
} from './url/index.js';
