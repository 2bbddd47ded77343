// What only some requests need, each in a file of its own: a form in the page does without either. Not the modules
// that the front door names: bundlers would then load them at once.
import { createOnDemand } from '../page/onDemand.js';

export const dialogChunk = createOnDemand(() => import('../dialog/DialogSurface.js'));
export const urlChunk = createOnDemand(() => import('../url/Root.js'));
