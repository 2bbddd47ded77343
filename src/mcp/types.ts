/** What a person decides. `decline` is an explicit no; `cancel` is leaving without an answer (spec: Response Actions). */
export type ElicitAction = 'accept' | 'decline' | 'cancel';

/** One answer. Never `null`: an unanswered optional property is an absent key. */
export type ElicitValue = string | number | boolean | string[];

/** The answers by property name, made with `Object.fromEntries`, so that `"__proto__"` is a key like any other. */
export type ElicitContent = Readonly<Record<string, ElicitValue>>;

/** What goes back to the server. `content` is there only when a form was accepted (spec: ElicitResult). */
export interface ElicitResult {
  action: ElicitAction;
  content?: ElicitContent;
}

/** `elicitation/create` params as they arrive: untrusted JSON. Fixtures and stories `satisfies` it. */
export type ElicitRequest =
  | {
      mode?: 'form';
      message: string;
      requestedSchema?: unknown;
      _meta?: unknown;
      task?: unknown;
    }
  | { mode: 'url'; message: string; url: string; elicitationId?: string; _meta?: unknown };

/** A request that was read: an absent mode already means form (spec: clients MUST treat it so). */
export type Elicitation =
  | { mode: 'form'; message: string; requestedSchema: unknown }
  | { mode: 'url'; message: string; url: string; elicitationId?: string };

/** What makes params unusable; returned, never thrown. `rpcCode` is what a handler answers. */
export interface RequestProblem {
  code: 'not-an-object' | 'unknown-mode' | 'undeclared-mode' | 'missing-url';
  rpcCode: -32602;
  /** English, for logs and for the JSON-RPC error; no server value is quoted in it. */
  detail: string;
}

/** Who asks, as the *client* knows it. */
export interface Requester {
  /** Unique per connection; requests are de-duplicated and closed by it. */
  connectionId: string;
  /** For display; may be the server's own word. */
  name: string;
  /** From the client's configuration (a host name, a command), never from the server. */
  origin?: string;
  /** From the client's configuration; decides what counts as the server's own site in URL mode. */
  serverUrl?: string;
}

/** What a caller of {@link ElicitationQueue.ask} knows about the request. */
export interface AskOptions {
  requester: Requester;
  /** JSON-RPC id or `inputRequests` key, for de-duplication within one connection. */
  requestId?: string | number;
  /** Abort settles the request as cancel. */
  signal?: AbortSignal;
  /** Epoch milliseconds; when it passes the request settles as cancel and shows as expired. */
  expiresAt?: number;
  /** Called when the person asks for more time. */
  onRequestMoreTime?: () => void;
  /** Place within one round, for "2 of 3". `index` starts at 1. */
  position?: { index: number; of: number };
  /** URL mode, after accept: the person says "I'm done". */
  onContinue?: () => void;
  /** URL mode, after accept: the person stops waiting. */
  onStop?: () => void;
}

/** queued → presented → (waiting, url mode after accept) → done. */
export type Phase = 'queued' | 'presented' | 'waiting' | 'done';

/** How a request ended, for receipts and audit. */
export type Outcome = ElicitAction | 'expired' | 'withdrawn' | 'disconnected' | 'completed';

/** One entry of the queue's snapshot; serialisable. */
export interface PendingElicitation {
  /** Ours, unique: JSON-RPC ids collide between connections. */
  id: string;
  elicitation: Elicitation;
  requester: Requester;
  phase: Phase;
  outcome?: Outcome;
  expiresAt?: number;
  position?: { index: number; of: number };
}
