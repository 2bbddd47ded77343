import { Fragment } from 'react';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { Box } from '../Box.jsx';

export const Provider = Fragment;

/** The box is there only while it is open. */
const Trap = ({ children }) => <FocusTrap open>{children}</FocusTrap>;

export const Modal = (props) => <Box {...props} trap={Trap} />;
