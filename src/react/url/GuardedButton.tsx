'use client';

import type { ReactNode } from 'react';
import { useActions } from '../surface/answer.js';
import { useGuardedPress } from '../page/usePressGuard.js';
import { PressNote } from '../surface/PressNote.js';
import type { ActionVariant } from '../page/ActionButton.js';
import { ownElement } from '../words/messages.js';
import { Icon } from '../page/Icon.js';

/** Props of {@link GuardedButton}. */
export interface GuardedButtonProps {
  action: 'open' | 'reopen' | 'opened';
  variant: ActionVariant;
  /** A press would do nothing for another reason than haste. */
  isResting: boolean;
  opensTab?: boolean;
  onPress: (event: MouseEvent, button: HTMLButtonElement) => void;
  children: ReactNode;
}

/** A button that takes no press by accident. Not a link: a middle click or a context menu would open it without consent. */
export function GuardedButton(props: GuardedButtonProps) {
  const { action, variant, isResting, opensTab = false, onPress, children } = props;
  const { pressGuard } = useActions('UrlConsent.Open');
  const press = useGuardedPress(pressGuard, onPress);
  return (
    <>
      <button
        type="button"
        data-elicit-part="action"
        data-action={action}
        data-variant={variant}
        aria-disabled={isResting || !press.isArmed || undefined}
        {...press.handlers}
      >
        {typeof children === 'string' ? ownElement(children) : children}
        {opensTab && <Icon name="open" />}
      </button>
      <PressNote refusal={press.refusal} />
    </>
  );
}
