'use client';

import type { Activation } from '../page/pressGuard.js';
import type { Opening } from './opener.js';
import type { Address } from './useAddress.js';
import { createRequiredContext } from '../page/requiredContext.js';
import type { Wait } from '../../core/index.js';

/**
 * asking → (fallback: no tab came) → waiting → over; the person declines or cancels on the way. Nothing is sent
 * before a tab came or the person says that they opened it.
 */
export type ConsentStage = 'asking' | 'fallback' | 'waiting' | 'over';

/** Why a press on Open did nothing: too early, "I checked" not ticked, not what was shown. */
export type Refusal = 'loading' | 'unchecked' | 'changed';

/** After the accept: the flow goes on elsewhere, and ends here by hand or by the server's notice (spec: SHOULD offer manual controls). */
export interface Waiting {
  wait: Wait;
  proceed: () => void;
  stop: () => void;
}

/** What the parts of one consent share. */
export interface UrlConsentContextValue extends Address {
  stage: ConsentStage;
  /** "I checked the address"; forgotten when there is something else to look at. */
  isChecked: boolean;
  check: (checked: boolean) => void;
  refusal: Refusal | undefined;
  /** How the latest attempt to open ended. */
  outcome: Opening | undefined;
  /** The host's `openUrl` has not answered yet. */
  isOpening: boolean;
  /** The tab is there; whether the answer has arrived is the actions' status. */
  isConsented: boolean;
  /** A press on Open or Open again. */
  press: (event: Activation, button: Element) => void;
  /** The person opened it by hand. */
  claim: () => void;
  waiting: Waiting;
  /** The opener is the host's, not the browser. */
  isHostOpener: boolean;
}

/** The surrounding consent. */
export const [UrlConsentContext, useConsentParts] = createRequiredContext<UrlConsentContextValue>(
  'outside <UrlConsent.Root>. It has no address to show. Wrap it in Root.',
  'UrlConsent.',
);
