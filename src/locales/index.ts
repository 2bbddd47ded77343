// Words only.
export { en } from './en.js';
export type { MessageId, Messages, Plural, Texts } from './types.js';
