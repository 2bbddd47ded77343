// What only some requests need, each in a file of its own: a form in the page does without either. Not the modules
// that the front door names: bundlers would then take them for needed at once.
import { createOnDemand } from '../page/onDemand.js';

export const dialogPart = createOnDemand(() => import('../dialog/DialogSurface.js'));
export const urlPart = createOnDemand(() => import('../url/Root.js'));

// Right after the page's first load, not when a request comes: who is asked should not wait, nor meet a page so old
// that a newer release has taken its files away.
void dialogPart.prefetch();
void urlPart.prefetch();
