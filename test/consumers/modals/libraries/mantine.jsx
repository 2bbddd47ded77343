import { MantineProvider, Modal as MantineModal } from '@mantine/core';
import '@mantine/core/styles.css';

export const Provider = MantineProvider;

export function Modal({ open, onClose, children }) {
  return (
    <MantineModal opened={open} onClose={onClose} title="Settings">
      {children}
    </MantineModal>
  );
}
