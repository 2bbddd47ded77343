import type { FocusEvent } from 'react';

/**
 * Runs a check of what was left once the focus is where it goes. While it is on its way, it is nowhere: what is taken
 * out of a dialog then would bring the dialog's focus trap to take it back.
 */
export function onceArrived({ relatedTarget }: FocusEvent, check: () => void): void {
  if (relatedTarget) relatedTarget.addEventListener('focusin', () => check(), { once: true });
  else check();
}
