import type { ReactNode } from 'react';
import type { FormOptions } from '../form/Root.js';
import type { HeadingLevel, Position, Presentation } from '../surface/context.js';
import type { ColorScheme } from '../surface/Root.js';
import type { ConsentOptions } from '../url/useConsent.js';
import type { Elicitation, Requester } from '../../core/index.js';
import type { RequestModel } from '../../core/internal.js';

/** What a host decides about all of its requests. */
export interface SurfaceOptions
  extends FormOptions, Pick<ConsentOptions, 'openUrl' | 'protectedDomains'> {
  /** @default "inline" for a form, "dialog" for a URL */
  presentation?: Presentation;
  /** Where dialogs are put, for a host within a shadow root. @default the body */
  container?: Element | DocumentFragment | null;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
  /** Milliseconds before accept takes a press; 0 in tests only. @default 500, or 1000 when warned */
  acceptDelayMs?: number;
  /** @default 3 inline, 2 in a dialog */
  headingLevel?: HeadingLevel;
  /** BCP 47 of the server's own words, if it is known. @default none: it is not guessed */
  serverLang?: string;
  /** A picture of the server; the kit never fetches one. @default the first letter of its name */
  mark?: ReactNode;
}

/** One request on one surface. */
export interface RequestCardProps extends SurfaceOptions {
  request: RequestModel;
  requester: Requester;
  position?: Position | undefined;
  /** See `RequestContextValue`. */
  footerExtra?: ReactNode;
  onDraftChange?: ((draft: unknown) => void) | undefined;
}

/** A URL is shown in a dialog, unless the host chooses otherwise. */
export function presentationOf(
  elicitation: Elicitation | null,
  wanted: Presentation | undefined,
): Presentation {
  return wanted ?? (elicitation?.mode === 'url' ? 'dialog' : 'inline');
}
