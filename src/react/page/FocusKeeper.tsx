'use client';

import { Component, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { activeElement, deepActiveElement, hasFocus, focusHeading } from './focus.js';

interface FocusKeeperProps {
  root: RefObject<HTMLElement | null>;
  /** @default the first heading in the root */
  onLost?: () => void;
}

/**
 * Draws nothing. If the focused element in the root disappears when its parent renders, the focus would fall to the body;
 * this moves it to a heading in the root. Put it after what it watches. A class, because only `getSnapshotBeforeUpdate`
 * runs before the page changes.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  override getSnapshotBeforeUpdate(): boolean {
    return hasFocus(this.props.root.current);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, hadFocus: boolean): void {
    const { root, onLost } = this.props;
    if (!hadFocus || hasFocus(root.current)) return;
    if (onLost) onLost();
    else focusHeading(root.current);
  }

  override render(): ReactNode {
    return null;
  }
}

/**
 * Focuses the button while it is mounted, and then the element that had the focus before; or, where that went with the
 * buttons, the one that was pressed.
 *
 * @param action `data-action` of what was pressed. @default none
 */
export function useTemporaryFocus(action?: string) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const before = activeElement(button);
    const surface = button.closest('[data-elicit-part="form"]');
    button.focus();
    return () => {
      const now = deepActiveElement();
      // The person has gone on somewhere else.
      const isLost = !now || now === document.body || !now.isConnected || now.contains(surface);
      if (!isLost) return;
      const pressed = surface?.querySelector(`button[data-action="${action}"]`);
      const wasBody = !before?.isConnected || before === document.body;
      const target = wasBody ? pressed : before;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    };
  }, [action]);
  return ref;
}
