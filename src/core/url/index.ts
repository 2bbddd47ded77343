export { inspectUrl } from './inspectUrl.js';
export { loadPublicSuffix } from './publicSuffix.js';
export type {
  DomainResolver,
  HostLabel,
  UrlContext,
  UrlDisplay,
  UrlInfo,
  UrlReason,
  UrlReport,
} from './report.js';
