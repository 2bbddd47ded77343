'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SurfaceRoot } from '../request/SurfaceRoot.js';
import type { ColorScheme } from '../request/SurfaceRoot.js';
import { DialogContext } from './context.js';
import { lockScroll } from './scrollLock.js';
import { useDialogState } from './useDialogState.js';
import { useEscape } from './useEscape.js';
import { useReturnFocus } from './useReturnFocus.js';
import { useShadowTrap } from './useShadowTrap.js';

/** Props of {@link ElicitationDialog}. */
export interface ElicitationDialogProps {
  open: boolean;
  /**
   * Escape or × where there is nothing to cancel: an answer is on its way, or the parts in the dialog have no
   * `ElicitationActions.Footer`.
   */
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
