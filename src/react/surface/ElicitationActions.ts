import { Accept } from './Accept.js';
import { Cancel, Decline } from './DeclineCancel.js';
import { RequestFooter } from './Footer.js';

/**
 * The three answers (spec: clients MUST provide clear decline and cancel options), in the order accept, decline,
 * cancel; and the foot of a surface, which holds them and says what became of a delivery.
 */
export const ElicitationActions = { Accept, Decline, Cancel, Footer: RequestFooter };
