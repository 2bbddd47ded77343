import { Accept } from './Accept.js';
import { Cancel, Decline } from './DeclineCancel.js';
import { RequestFooter } from './Footer.js';
import type { RequestFooterProps } from './Footer.js';
import type { ActionProps, ActionVariant } from '../page/ActionButton.js';

/**
 * The three answers (spec: clients MUST provide clear decline and cancel options), in the order accept, decline,
 * cancel; and the foot of a surface, which holds them and says what became of a delivery.
 */
export const ElicitationActions = { Accept, Decline, Cancel, Footer: RequestFooter };

export declare namespace ElicitationActions {
  /** Props of the three actions. */
  export type Props = ActionProps;
  /** How prominent a button is. */
  export type Variant = ActionVariant;
  /** Props of `ElicitationActions.Footer`. */
  export type FooterProps = RequestFooterProps;
}
