'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useActions } from '../actions/answer.js';
import { checkLooks } from '../actions/checkLooks.js';
import type { ActionVariant } from '../actions/ElicitationActions.js';
import { useIsArmed } from '../actions/useDeliberate.js';
import { Icon } from '../request/Icon.js';

/** Props of {@link DeliberateButton}. */
export interface DeliberateButtonProps {
  action: 'open' | 'reopen' | 'opened';
  variant: ActionVariant;
  /** A press would do nothing for another reason than haste. */
  isResting: boolean;
  opensTab?: boolean;
  onPress: (event: MouseEvent, button: HTMLButtonElement) => void;
  children: ReactNode;
}

function isPressKey({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}

/** A button that takes no press by accident. Not a link: a middle click or a context menu would open it without consent. */
export function DeliberateButton(props: DeliberateButtonProps) {
  const { action, variant, isResting, opensTab = false, onPress, children } = props;
  const { deliberate } = useActions('UrlConsent.Open');
  const isArmed = useIsArmed(deliberate);
  function onKeyDown(event: KeyboardEvent) {
    // A held Enter clicks again and again.
    if (event.repeat) event.preventDefault();
    else if (isPressKey(event)) deliberate.press(event.nativeEvent);
  }
  return (
    <button
      type="button"
      ref={checkLooks}
      data-elicit-part="action"
      data-action={action}
      data-variant={variant}
      aria-disabled={isResting || !isArmed || undefined}
      onPointerDown={(event) => deliberate.press(event.nativeEvent)}
      onKeyDown={onKeyDown}
      onClick={(event) => onPress(event.nativeEvent, event.currentTarget)}
    >
      {children}
      {opensTab && <Icon name="open" />}
    </button>
  );
}
