'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SurfaceRoot } from '../surface/Root.js';
import type { ColorScheme } from '../surface/Root.js';
import { DialogContext } from '../surface/dialogContext.js';
import type { CloseBehaviour, DialogContextValue } from '../surface/dialogContext.js';
import { InnerRegion } from '../page/LiveRegion.js';
import { lockScroll } from '../page/scrollLock.js';
import { useEscape } from './useEscape.js';
import { useReturnFocus, useShadowTrap } from './dialogFocus.js';
import { useTopLayer } from './useTopLayer.js';

/** Props of `ElicitationDialog`. */
export interface ElicitationDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Escape or × where there is nothing to cancel: an answer is on its way, or the parts in the dialog have no
   * `ElicitationActions.Footer`.
   */
  onOpenChange?: (open: boolean) => void;
  /** Where to put the dialog, for a host within a shadow root. @default the body */
  container?: Element | DocumentFragment | null;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
  /** The dialog has closed; false where the element that had the focus before it is gone. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** What is in the dialog. */
  children?: ReactNode;
}

/** Props of {@link DialogSurface}. */
export type DialogSurfaceProps = Omit<ElicitationDialogProps, 'open'>;

/**
 * A modal that puts the focus on its heading, never on a button, and cannot be closed by accident. Radix traps the focus;
 * the browser puts the element into the top layer and makes the rest inert.
 */
export function DialogSurface(props: DialogSurfaceProps) {
  const { onOpenChange, container, colorScheme, onClosed, children } = props;
  const [description, describe] = useState<string>();
  const ref = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const keep = useCallback((node: HTMLDialogElement | null) => {
    ref.current = node;
    if (node) setElement(node);
  }, []);
  const dialog = useDialogState(onOpenChange, describe, element);
  // Before the dialog takes the focus.
  const returning = useReturnFocus();
  const topLayer = useTopLayer(ref, container, dialog.headingRef);
  const escape = useEscape(ref, dialog.dismiss);
  const trapTab = useShadowTrap();
  useEffect(lockScroll, []);
  return (
    <DialogContext.Provider value={dialog}>
      <SurfaceRoot presentation="dialog" colorScheme={colorScheme}>
        {/* Not modal for Radix: it would stop presses outside, and undo what a host's own Radix dialog has stopped. */}
        <Dialog.Root open modal={false}>
          <RadixTitle />
          <Dialog.Content
            asChild
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
            // A press outside is more often an accident, an extension or a toast than a decision.
            onInteractOutside={(event) => event.preventDefault()}
            onFocus={(event) => topLayer.onFocus(event.target)}
            onKeyDown={(event) => {
              trapTab(event);
              escape.onKeyDown(event);
            }}
          >
            <dialog
              data-elicit-part="dialog"
              ref={keep}
              onClose={topLayer.onClose}
              onCancel={escape.onCancel}
            >
              {children}
              <InnerRegion />
            </dialog>
          </Dialog.Content>
        </Dialog.Root>
      </SurfaceRoot>
    </DialogContext.Provider>
  );
}

/**
 * For Radix before 1.1.17, which logs an error unless it finds its own title in the document; it does not search shadow
 * roots. Our heading names the dialog.
 */
function RadixTitle() {
  const title = (
    <Dialog.Title asChild>
      <span hidden />
    </Dialog.Title>
  );
  return createPortal(title, document.body);
}

/** What a dialog and the surface in it know of each other. */
function useDialogState(
  onOpenChange: ((open: boolean) => void) | undefined,
  describe: DialogContextValue['describe'],
  element: HTMLDialogElement | null,
): DialogContextValue {
  const closeBehaviour = useRef<CloseBehaviour>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return useMemo(() => {
    function dismiss() {
      const surface = closeBehaviour.current;
      if (!surface || surface.isSending) onOpenChange?.(false);
      else surface.dismiss();
    }
    function setCloseBehaviour(next: CloseBehaviour | null) {
      closeBehaviour.current = next;
    }
    return {
      dismiss,
      setCloseBehaviour,
      headingId,
      headingRef,
      describe,
      element,
    };
  }, [onOpenChange, headingId, describe, element]);
}
