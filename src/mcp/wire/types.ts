/** What a person decides. `decline` is an explicit no; `cancel` is leaving without an answer (spec: Response Actions). */
export type ElicitAction = 'accept' | 'decline' | 'cancel';

/** One answer. Never `null`: an unanswered optional property is an absent key. */
export type ElicitValue = string | number | boolean | string[];

/** The answers by property name, made with `Object.fromEntries`, so that `"__proto__"` is a key like any other. */
export type ElicitContent = Readonly<Record<string, ElicitValue>>;

/** What goes back to the server. `content` is there only when a form was accepted (spec: ElicitResult). Types, not interfaces: the SDKs' own are open. */
export type ElicitResult =
  | { action: 'accept'; content?: ElicitContent }
  | { action: 'decline' | 'cancel' };

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
  code: 'not-an-object' | 'unknown-mode' | 'undeclared-mode' | 'missing-url' | 'misnamed-schema'; // a schema, but not in `requestedSchema`: an empty form would pretend that the person answered
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
  /**
   * The server runs on the person's machine, as one that the client started does: its pages on loopback
   * (`http://localhost:8000`) can be opened. Never by the server's word. @default true when `serverUrl` is on loopback
   */
  local?: boolean;
}

/** What a caller of {@link ElicitationQueue.ask} knows about the request. A callback that throws is reported, and breaks nothing. */
export interface AskOptions {
  /** Who asks. */
  requester: Requester;
  /**
   * JSON-RPC id. While the request is open, the same one (same id, content and requester) gets the same promise and no
   * second prompt; with a `sessionId` also for 60 s after it was settled, because a resumed stream repeats what was
   * answered. Leave it out where ids are not unique, as keys of `inputRequests` are not.
   */
  requestId?: string | number;
  /** The transport's session, in which JSON-RPC ids are unique. */
  sessionId?: string;
  /** Abort settles the request as cancel, and ends a URL wait. A reason that tells of a timeout shows it as expired. */
  signal?: AbortSignal;
  /** Epoch milliseconds; when it passes the request settles as cancel and shows as expired. */
  expiresAt?: number;
  /** Called when the person asks for more time; answer with {@link ElicitationQueue.extend}. */
  onRequestMoreTime?: () => void;
  /** Place within one round, for "2 of 3". `index` starts at 1. */
  position?: { index: number; of: number };
  /** The conversation that asks, where several share one queue: an outlet can show its own alone. */
  scope?: string;
  /**
   * Id of an earlier entry of the same form, which the server wants corrected: the form begins with its answers, as long
   * as that entry is in the snapshot. What looks like a secret is asked once more.
   */
  corrects?: string;
  /** Told our id, before `ask` returns. */
  onAsked?: (id: string) => void;
  /** Told, before `ask` returns, that the connection asks too much: nobody is asked, and `ask` resolves to cancel. See {@link QueueOptions.maxOpen}. */
  onTooMany?: () => void;
  /**
   * Tells what became of the person's answer. Called with each answer; a rejection counts as `unknown`. After `failed`
   * the request is presented again, and the next answer is given to this function only, because the promise of `ask`
   * has settled. A cancel that failed, and a request that ended meanwhile, stay done.
   *
   * @default absent: nobody can tell, and a receipt must not say that the answer was sent
   */
  deliver?: (result: ElicitResult) => Promise<Exclude<Delivery, 'sending'>>;
  /**
   * URL mode, after accept: the person says "I'm done". Without a returned promise the wait is over. With one, the entry
   * shows as `checking` until it resolves: to `"not-yet"` (the wait goes on; so too if it rejects) or to anything else (completed).
   */
  onContinue?: () => void | Promise<unknown>;
  /** URL mode, after accept: the server's notice that the flow is completed came. */
  onComplete?: () => void;
  /** URL mode, after accept: the person stops waiting, or the wait is withdrawn from outside. */
  onStop?: () => void;
}

/** What became of an answer: on its way · it arrived · it did not · it may have, the connection broke while it left. */
export type Delivery = 'sending' | 'sent' | 'failed' | 'unknown';

/** queued → presented → (waiting, url mode after accept) → done. */
export type Phase = 'queued' | 'presented' | 'waiting' | 'done';

/** How a request ended, for receipts and audit. `left`: the page that showed it went away. `elsewhere`: it was answered in another window or on another device. */
export type Outcome =
  | ElicitAction
  | 'expired'
  | 'withdrawn'
  | 'disconnected'
  | 'completed'
  | 'left'
  | 'elsewhere';

/** URL mode, while waiting: not asked yet · being asked · the server says it is not finished. */
export type Wait = 'open' | 'checking' | 'not-yet';

/** One entry of the queue's snapshot: frozen, serialisable, replaced when it changes. Times are epoch milliseconds. */
export interface PendingElicitation {
  /** Ours, unique: JSON-RPC ids collide between connections. */
  id: string;
  elicitation: Elicitation;
  requester: Requester;
  phase: Phase;
  /** In phase `done`. After a URL was accepted: `completed` where that is known, otherwise `accept`. */
  outcome?: Outcome;
  /** In phase `waiting`. */
  wait?: Wait;
  /** What became of the person's answer. Absent where nobody can tell, and before there is one. */
  delivery?: Delivery;
  expiresAt?: number;
  /** The asker gave `onRequestMoreTime`. */
  moreTime?: boolean;
  position?: { index: number; of: number };
  /** The conversation that it belongs to, see {@link AskOptions.scope}. */
  scope?: string;
  /** The earlier entry whose answers it begins with, see {@link AskOptions.corrects}. */
  corrects?: string;
  /** Its connection's last request was not accepted, less than 30 s ago: it waits as a line until the person opens it. */
  quiet?: true;
  askedAt: number;
  /** Absent: nobody ever saw it. */
  presentedAt?: number;
  /** When it was answered, expired, withdrawn …; a URL wait goes on after it. */
  settledAt?: number;
  /** URL mode: the person agreed to open the address. It stays true however the wait ends. */
  consented?: true;
}
