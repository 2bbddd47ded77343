'use client';

import { Component, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { activeElement, hasFocus, focusHeading } from './focus.js';

interface FocusKeeperProps {
  root: RefObject<HTMLElement | null>;
  /** @default the first heading in the root */
  onLost?: () => void;
  children?: ReactNode;
}

/**
 * A card that goes takes the focused button with it, and the focus would fall to the body: it moves
 * to a heading in the root instead. A class, since only a class sees the page before it changes.
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
    return this.props.children;
  }
}

/** Goes to the harmless button, and back to where the person was. */
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
