'use client';

import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { isRepeatedPress } from './pressGuard.js';
import { stopHeldKey } from './keys.js';

/** How prominent a button is. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet';

/** Props of the three actions. */
export interface ActionProps {
  /** @default primary for accept, secondary for decline, quiet for cancel */
  variant?: ActionVariant;
  /** @default the words of the surface */
  children?: ReactNode;
}

/** Props of {@link ActionButton}. */
export interface ActionButtonProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  action: string;
  variant: ActionVariant;
  /** Takes presses and does nothing with them; not `disabled`, which would drop the focus. */
  isResting?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Not `ref`, which React 18 keeps from components. */
  buttonRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button that acts once per press: the second click of a double click and a held key do nothing. */
export function ActionButton(props: ActionButtonProps) {
  const { action, variant, isResting = false, onPress, buttonRef, children, ...aria } = props;
  return (
    <button
      type="button"
      ref={buttonRef}
      data-elicit-part="action"
      data-action={action}
      data-variant={variant}
      aria-disabled={isResting || undefined}
      {...aria}
      onKeyDown={stopHeldKey}
      onClick={(event) => {
        if (!isResting && !isRepeatedPress(event.nativeEvent)) onPress(event);
      }}
    >
      {children}
    </button>
  );
}
