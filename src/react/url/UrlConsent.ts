import { ServerMessage } from '../surface/ServerMessage.js';
import { Acknowledge } from './Acknowledge.js';
import { Address } from './Address.js';
import { CopyAddress } from './CopyAddress.js';
import { Fallback } from './Fallback.js';
import { FullAddress } from './FullAddress.js';
import { Host } from './Host.js';
import { Info } from './Info.js';
import { Open } from './Open.js';
import { Raw } from './RawAddress.js';
import { Refusal } from './Refusal.js';
import { Requester } from './Requester.js';
import { Root } from './Root.js';
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
