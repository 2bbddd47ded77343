import { ServerMessage } from '../surface/ServerMessage.js';
import { Acknowledge } from './Acknowledge.js';
import { Address } from './Address.js';
import { CopyAddress } from './CopyAddress.js';
import { Fallback } from './Fallback.js';
import { FullAddress } from './FullAddress.js';
import { Host } from './Host.js';
import { Info } from './Info.js';
import { Open } from './Open.js';
import type { OpenProps as OwnOpenProps } from './Open.js';
import { Raw } from './RawAddress.js';
import { Refusal } from './Refusal.js';
import { Requester } from './UrlSurface.js';
import { Root } from './Root.js';
import type { UrlConsentRootProps } from './Root.js';
import type { ConsentOptions, WaitOptions as OwnWaitOptions } from './useConsent.js';
import { Waiting } from './Waiting.js';
import { Warnings } from './Warnings.js';

/** Consent to an address in parts; each draws one element, or nothing. `Root` alone is the ready-made surface. */
export const UrlConsent = {
  Root,
  Requester,
  Message: ServerMessage,
  Host,
  Address,
  FullAddress,
  CopyAddress,
  Raw,
  Warnings,
  Info,
  Acknowledge,
  Open,
  Refusal,
  Fallback,
  Waiting,
};

export declare namespace UrlConsent {
  /** Props of `UrlConsent.Root`. */
  export type RootProps = UrlConsentRootProps;
  /** Props of `UrlConsent.Open`. */
  export type OpenProps = OwnOpenProps;
  /** What a host decides about one consent. */
  export type Options = ConsentOptions;
  /** What a host knows of the wait after the consent. */
  export type WaitOptions = OwnWaitOptions;
}
