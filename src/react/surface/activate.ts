import { isSettled } from './answer.js';
import type { ActionsContextValue } from './answer.js';
import type { Activation } from '../page/pressGuard.js';

/** The one road to accept, for clicks and keys alike. */
export function activate(actions: ActionsContextValue, event: Activation): void {
  if (!actions.accept || isSettled(actions.status)) return;
  if (actions.pressGuard.allows(event)) actions.accept();
}
