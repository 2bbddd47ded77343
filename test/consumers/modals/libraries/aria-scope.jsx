import { Fragment } from 'react';
import { FocusScope } from 'react-aria';
import { Box } from '../Box.jsx';

export const Provider = Fragment;

export const Modal = (props) => <Box {...props} trap={FocusScope} contain restoreFocus />;
