import { Fragment } from 'react';
import { Modal as BootstrapModal } from 'react-bootstrap';
import 'bootstrap/dist/css/bootstrap.css';

export const Provider = Fragment;

export function Modal({ open, onClose, children }) {
  return (
    <BootstrapModal show={open} onHide={onClose} aria-labelledby="title">
      <BootstrapModal.Header>
        <BootstrapModal.Title id="title">Settings</BootstrapModal.Title>
      </BootstrapModal.Header>
      <BootstrapModal.Body>{children}</BootstrapModal.Body>
    </BootstrapModal>
  );
}
