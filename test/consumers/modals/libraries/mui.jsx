import { Fragment } from 'react';
import { Dialog, DialogContent, DialogTitle, MenuItem, Select } from '@mui/material';

export const Provider = Fragment;

export function Modal({ open, onClose, children }) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="title">
      <DialogTitle id="title">Settings</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}

export function Picker({ id, options, chosen, onChoose, container }) {
  return (
    <Select
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      SelectDisplayProps={{ id, 'aria-label': 'Fruit' }}
      MenuProps={{ container }}
    >
      {options.map((option, index) => (
        <MenuItem key={option} value={index}>
          {option}
        </MenuItem>
      ))}
    </Select>
  );
}
