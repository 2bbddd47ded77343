import { Fragment } from 'react';
import { Dialog } from '@base-ui/react/dialog';

export const Provider = Fragment;

export function Modal({ open, onClose, children }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <Dialog.Popup
          style={{ position: 'fixed', inset: '20%', background: '#fff', zIndex: 5_000 }}
        >
          <Dialog.Title>Settings</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
