// What hosts and their tests rely on, written down once more: names and shapes. Members may be added; what stands here
// stays. The compiler reads the types, both ways: a host may give what is here, and gets no less than what is here.
import type { ComponentType, ReactNode } from 'react';
import type * as kit from '../src/index.js';

type ElicitAction = 'accept' | 'decline' | 'cancel';
type ElicitValue = string | number | boolean | string[];
type ElicitContent = Readonly<Record<string, ElicitValue>>;
interface ElicitResult {
  action: ElicitAction;
  content?: ElicitContent;
}
type Elicitation =
  | { mode: 'form'; message: string; requestedSchema: unknown }
  | { mode: 'url'; message: string; url: string; elicitationId?: string };
interface RequestProblem {
  code: string;
  rpcCode: -32602;
  detail: string;
}
interface Requester {
  connectionId: string;
  name: string;
  origin?: string;
  serverUrl?: string;
}
interface AskOptions {
  requester: Requester;
  requestId?: string | number;
  signal?: AbortSignal;
  expiresAt?: number;
  onRequestMoreTime?: () => void;
  position?: { index: number; of: number };
  onContinue?: () => void;
  onStop?: () => void;
}
type Outcome =
  | ElicitAction
  | 'expired'
  | 'withdrawn'
  | 'disconnected'
  | 'completed'
  | 'left'
  | 'elsewhere';
interface PendingElicitation {
  id: string;
  elicitation: Elicitation;
  requester: Requester;
  phase: 'queued' | 'presented' | 'waiting' | 'done';
  outcome?: Outcome;
  expiresAt?: number;
  position?: { index: number; of: number };
}
interface ElicitationQueue {
  ask: (elicitation: Elicitation, options: AskOptions) => Promise<ElicitResult>;
  present: (id: string) => void;
  settle: (id: string, result: ElicitResult) => void;
  withdraw: (id: string, outcome: 'expired' | 'withdrawn' | 'disconnected') => void;
  complete: (connectionId: string, elicitationId: string) => void;
  closeConnection: (connectionId: string) => void;
  keepDraft: (id: string, draft: unknown) => void;
  draft: (id: string) => unknown;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly PendingElicitation[];
}
interface QueueOptions {
  onEvent?: (event: {
    type: string;
    id: string;
    connectionId: string;
    outcome?: Outcome;
    at: number;
  }) => void;
}
interface Modes {
  form?: boolean;
  url?: boolean;
}

interface Option {
  value: string | number | boolean;
  label: string;
  description?: string;
}
interface FieldBase {
  id: string;
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  sensitive?: boolean;
}
interface TextField extends FieldBase {
  kind: 'text';
  format?: 'email' | 'uri' | 'date' | 'date-time';
  multiline: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: string;
}
interface NumberField extends FieldBase {
  kind: 'number';
  integer: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: number;
}
interface BooleanField extends FieldBase {
  kind: 'boolean';
  default?: boolean;
  mustBe?: boolean;
}
interface SingleSelectField extends FieldBase {
  kind: 'single-select';
  options: readonly Option[];
  default?: number;
}
interface MultiSelectField extends FieldBase {
  kind: 'multi-select';
  options: readonly Option[];
  minItems?: number;
  maxItems?: number;
  default?: readonly number[];
}
type Field = TextField | NumberField | BooleanField | SingleSelectField | MultiSelectField;
interface FormModel {
  fields: readonly Field[];
  omitted: readonly { name: string; label: string; required: boolean; code: string }[];
  notices: readonly { code: string; path: readonly string[]; [fact: string]: unknown }[];
  answerable: boolean;
}
interface Incomplete {
  incomplete: true;
}
type Entry =
  | string
  | Incomplete
  | { date: string | Incomplete; time: string | Incomplete; zone: string; untouched?: string }
  | boolean
  | null
  | number
  | readonly number[];
type Entries = Readonly<Record<string, Entry>>;
interface FieldIssue {
  fieldId: string;
  code: string;
  [fact: string]: unknown;
}
interface Engines {
  pattern?: (source: string) => ((text: string) => boolean) | null;
}
interface ParseOptions {
  engines?: Engines;
  locale?: string;
}
type DomainResolver = (
  asciiHost: string,
) => { domain: string | null; publicSuffix: string | null; isPrivate: boolean } | null;
interface UrlContext {
  serverUrl?: string;
  dev?: boolean;
  protectedDomains?: readonly string[];
  domain?: DomainResolver;
}
interface UrlReport {
  verdict: 'ok' | 'warn' | 'block';
  reasons: readonly string[];
  info: readonly string[];
  display: Record<
    'scheme' | 'asciiHost' | 'unicodeHost' | 'registrableDomain' | 'port',
    string | null
  >;
  href?: string;
}

/** What needs no React. */
export interface Core {
  accept: (content?: ElicitContent) => ElicitResult;
  decline: () => ElicitResult;
  cancel: () => ElicitResult;
  readElicitRequest: (
    params: unknown,
  ) => { ok: true; elicitation: Elicitation } | { ok: false; problem: RequestProblem };
  createElicitationQueue: (options?: QueueOptions) => ElicitationQueue;
  createElicitHandler: (
    queue: kit.ElicitationQueue,
    options: { requester: Requester | (() => Requester); modes?: Modes },
  ) => (request: { params: unknown }, extraOrCtx?: unknown) => Promise<ElicitResult>;
  elicitationCapability: (modes?: Modes) => { form?: object; url?: object };
  runWithElicitation: (
    send: (more: {
      inputResponses?: Record<string, unknown>;
      requestState?: string;
    }) => Promise<{ content: string }>,
    options: {
      queue: kit.ElicitationQueue;
      requester: Requester;
      signal?: AbortSignal;
      maxRounds?: number;
      others?: (method: string, params: unknown) => Promise<unknown>;
    },
  ) => Promise<{ content: string }>;
  compileForm: (requestedSchema: unknown, options?: { message?: string }) => FormModel;
  initialEntries: (
    model: kit.FormModel,
    options?: { locale?: string; timeZone?: string },
  ) => Entries;
  parseEntry: (
    field: kit.Field,
    entry: Entry,
    options?: ParseOptions,
  ) => { ok: true; value?: ElicitValue } | { ok: false; issue: FieldIssue };
  parseEntries: (
    model: kit.FormModel,
    entries: Entries,
    options?: ParseOptions,
  ) => { ok: true; content: ElicitContent } | { ok: false; issues: readonly FieldIssue[] };
  loadEngines: (model: kit.FormModel) => Promise<Engines>;
  inspectUrl: (url: unknown, context?: UrlContext) => UrlReport;
  loadPublicSuffix: () => Promise<DomainResolver>;
}

/** What a host decides about all of its requests. */
interface SurfaceProps {
  presentation?: 'inline' | 'dialog';
  messages?: Partial<kit.Messages>;
  locale?: string;
  timeZone?: string;
  controls?: kit.Controls;
  openUrl?: (href: string, options: { signal: AbortSignal }) => boolean | void | Promise<boolean>;
  acceptDelayMs?: number;
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  sensitivePolicy?: 'warn' | 'block' | 'off';
  review?: boolean;
  container?: Element | DocumentFragment | null;
  colorScheme?: 'light' | 'dark';
}
interface PromptProps extends SurfaceProps {
  request: unknown;
  requester: Requester;
  onResult: (result: ElicitResult) => void | Promise<void>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  draft?: unknown;
  onDraftChange?: (draft: unknown) => void;
}
/** What a control of a host's own takes. */
export interface NumberControlProps {
  field: NumberField;
  entry: string;
  onChange: (entry: string) => void;
  onBlur: () => void;
  inputProps: { id: string; name: string };
  issue?: FieldIssue;
}
type Part = ComponentType<object>;
/** Components and hooks. */
export interface Kit {
  ElicitationPrompt: ComponentType<PromptProps>;
  ElicitationOutlet: ComponentType<SurfaceProps & { queue: kit.ElicitationQueue }>;
  ElicitationJump: ComponentType<{ queue: kit.ElicitationQueue }>;
  ElicitationForm: { Root: ComponentType<PromptProps & { children?: ReactNode }> } & Record<
    'Message' | 'Summary' | 'Fields' | 'Label' | 'Hint' | 'Control' | 'Error',
    Part
  > & { Field: ComponentType<{ name: string; children?: ReactNode }> };
  UrlConsent: { Root: ComponentType<PromptProps> } & Record<
    'Requester' | 'Host' | 'Address' | 'Warnings' | 'Open' | 'Waiting',
    Part
  >;
  ElicitationActions: Record<'Accept' | 'Decline' | 'Cancel', Part>;
  ElicitationDialog: ComponentType<{ open: boolean; children?: ReactNode }>;
  ElicitationReceipt: ComponentType<{
    outcome: Outcome;
    elicitation: Elicitation;
    requester: Requester;
  }>;
  MessagesProvider: ComponentType<{ messages: Partial<kit.Messages>; children: ReactNode }>;
  useElicitationForm: (
    requestedSchema: unknown,
    options: { onContent: (content: ElicitContent) => void },
  ) => object;
  useElicitationQueue: (queue: kit.ElicitationQueue) => readonly PendingElicitation[];
  useMessages: () => object;
}
