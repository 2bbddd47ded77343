import type { ReactNode } from 'react';
import type { Messages } from '../../locales/index.js';
import type { Requester } from '../../core/index.js';
import type { OnResult } from './queuedRequest.js';
import type { HeadingLevel } from './context.js';

/** Props that every surface of one request has: `ElicitationPrompt`, `ElicitationForm.Root`, `UrlConsent.Root`. */
export interface RequestProps {
  /**
   * Params of `elicitation/create` as they arrived, or an `Elicitation`. An equal copy is the same request; to ask
   * an equal question again, change `key`.
   */
  request: unknown;
  /** Who asks, as the client knows it. */
  requester: Requester;
  /** Called once per delivery. A rejection keeps the request open with its answers, and says so. */
  onResult: OnResult;
  /** Milliseconds before accept takes a press; 0 in tests only. @default 500, or 1000 when warned */
  acceptDelayMs?: number;
  /** @default 3 inline, 2 in a dialog */
  headingLevel?: HeadingLevel;
  /** A whole language, or single sentences over the surrounding ones. @default English */
  messages?: Partial<Messages>;
  /** BCP 47, where numbers and dates differ from the language of the words. */
  locale?: string;
  /** IANA name of the zone in which times are entered. @default the browser's */
  timeZone?: string;
  /** BCP 47 of the server's own words, if it is known. @default none: it is not guessed */
  serverLang?: string;
  /** A picture of the server; the kit never fetches one. @default the first letter of its name */
  mark?: ReactNode;
  /** Entries to begin with, as `onDraftChange` gave them; those that no longer fit are left out. */
  draft?: unknown;
  /** What is typed, at each change, so that it can outlive this component. The kit stores nothing. */
  onDraftChange?: (draft: unknown) => void;
}
