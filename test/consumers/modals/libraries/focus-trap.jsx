import { Fragment } from 'react';
import { FocusTrap } from 'focus-trap-react';
import { Box } from '../Box.jsx';

export const Provider = Fragment;

export const Modal = (props) => (
  <Box {...props} trap={FocusTrap} focusTrapOptions={{ escapeDeactivates: false }} />
);
