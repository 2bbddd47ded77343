'use client';

import type { ReactNode } from 'react';
import { useGuardedPress, usePressGuard } from '../page/usePressGuard.js';
import { PressNote } from './PressNote.js';

/** Props of {@link GuardedAction}. */
export interface GuardedActionProps {
  action: string;
  delayMs: number;
  onPress: () => void;
  children: ReactNode;
}

/** A button with its own press guard: the delay begins when it is mounted. */
export function GuardedAction({ action, delayMs, onPress, children }: GuardedActionProps) {
  const guard = usePressGuard(delayMs);
  const press = useGuardedPress(guard, (event, button) => {
    if (guard.allows(event, button)) onPress();
  });
  return (
    <>
      <button
        type="button"
        data-elicit-part="action"
        data-action={action}
        data-variant="secondary"
        aria-disabled={!press.isArmed || undefined}
        {...press.handlers}
      >
        {children}
      </button>
      <PressNote refusal={press.refusal} />
    </>
  );
}
