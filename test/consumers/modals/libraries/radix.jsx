import { Fragment } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import * as Select from '@radix-ui/react-select';

export const Provider = Fragment;

export function Modal({ open, onClose, children }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
        <Dialog.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', inset: '20%', background: '#fff', zIndex: 5_000 }}
        >
          <Dialog.Title>Settings</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function Picker({ id, options, chosen, onChoose, container }) {
  return (
    <Select.Root
      value={chosen === null ? '' : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
    >
      <Select.Trigger id={id} aria-label="Fruit" aria-haspopup="listbox">
        <Select.Value placeholder="Choose" />
      </Select.Trigger>
      <Select.Portal container={container}>
        <Select.Content>
          <Select.Viewport>
            {options.map((option, index) => (
              <Select.Item key={option} value={String(index)}>
                <Select.ItemText>{option}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
