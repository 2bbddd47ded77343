'use client';

import { Component, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { activeElement, hasFocus, focusHeading } from './focus.js';

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

/** Focuses the button while it is mounted, and then the element that had the focus before. */
export function useTemporaryFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const before = activeElement(button);
    button.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
