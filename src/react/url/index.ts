export { UrlConsent } from './UrlConsent.js';
export type { UrlConsentRootProps } from './Root.js';
export type { OpenProps } from './Open.js';
export type { OpenUrl } from './opener.js';
export type { ConsentOptions } from './useConsent.js';
export type { WaitOptions } from './useWaiting.js';
