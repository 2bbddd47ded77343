'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../actions/keys.js';
import { SurfaceRoot } from '../request/SurfaceRoot.js';
import type { ColorScheme } from '../request/SurfaceRoot.js';
import { DialogContext } from './context.js';
import type { DialogContextValue, Leaving } from './context.js';
import { lockScroll } from './scrollLock.js';
import { useReturnFocus } from './useReturnFocus.js';
import { useShadowTrap } from './useShadowTrap.js';

/** Props of {@link ElicitationDialog}. */
export interface ElicitationDialogProps {
  open: boolean;
  /** The dialog wants to close without an answer: only while one is on its way. */
  onOpenChange?: (open: boolean) => void;
  /** Where to put the dialog, for a host within a shadow root. @default the body */
  container?: Element | DocumentFragment | null;
  colorScheme?: ColorScheme;
  /** The dialog has closed; false where the element that had the focus before it is gone. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  children?: ReactNode;
}

/** Around a surface: a modal that begins at its heading, never at a button, and cannot be left by accident. */
export function ElicitationDialog({ open, container, ...props }: ElicitationDialogProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!open || !isInBrowser) return null;
  return createPortal(<DialogSurface {...props} />, container ?? document.body);
}

const never = () => () => {};

function DialogSurface({
  onOpenChange,
  colorScheme,
  onClosed,
  children,
}: Omit<ElicitationDialogProps, 'open' | 'container'>) {
  const [description, describe] = useState<string>();
  const dialog = useDialogState(onOpenChange, describe);
  const escape = useEscape(dialog.dismiss);
  const trapTab = useShadowTrap();
  const returning = useReturnFocus();
  useEffect(lockScroll, []);
  return (
    <DialogContext.Provider value={dialog}>
      <SurfaceRoot presentation="dialog" colorScheme={colorScheme}>
        {/* Not Dialog.Overlay: it injects a style element. */}
        <div data-elicit-part="backdrop" />
        <Dialog.Root open>
          <Dialog.Content
            data-elicit-part="dialog"
            aria-modal="true"
            aria-labelledby={dialog.headingId}
            aria-describedby={description}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              dialog.headingRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returning.finish(onClosed);
            }}
            // A press outside is more often a slip, an extension or a toast than an answer.
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={escape.onCapture}
            onKeyDown={(event) => {
              trapTab(event);
              escape.onKeyDown(event);
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Root>
      </SurfaceRoot>
    </DialogContext.Provider>
  );
}

/** Whether the person was asked about what was typed, and what Escape and × then mean. */
function useDialogState(
  onOpenChange: ElicitationDialogProps['onOpenChange'],
  describe: DialogContextValue['describe'],
): DialogContextValue {
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useRef<Leaving>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return useMemo(() => {
    function dismiss() {
      const surface = leaving.current;
      if (!surface || surface.isSending) onOpenChange?.(false);
      // Asked already: a second Escape must not discard.
      else if (isAsking) setIsAsking(false);
      else if (surface.isDirty()) setIsAsking(true);
      else surface.cancel();
    }
    function setLeaving(next: Leaving | null) {
      leaving.current = next;
    }
    const keepEditing = () => setIsAsking(false);
    return { isAsking, dismiss, keepEditing, setLeaving, headingId, headingRef, describe };
  }, [isAsking, onOpenChange, headingId, describe]);
}

/**
 * Escape belongs to the innermost layer. Radix hears it before the controls do, so it is only noted there, and
 * acted upon when it has come up through them.
 */
function useEscape(dismiss: () => void) {
  const isForList = useRef(false);
  return {
    onCapture: (event: globalThis.KeyboardEvent) => {
      event.preventDefault();
      const target = event.composedPath()[0];
      if (!(target instanceof Element)) return;
      isForList.current = target.matches('[role="combobox"][aria-expanded="true"]');
      const isInside = target.closest('[data-elicit-part="dialog"]') !== null;
      if (!isInside && isEscape(event)) dismiss();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isEscape(event.nativeEvent) && !isForList.current) dismiss();
    },
  };
}

function isEscape(event: globalThis.KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.repeat && !isComposing(event);
}
