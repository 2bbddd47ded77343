// A door of its own, for what is loaded on demand; see inspectUrl.
export { judgeUrl } from './judgeUrl.js';
