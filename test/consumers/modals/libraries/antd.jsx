import { Fragment } from 'react';
import { Modal as AntdModal, Select } from 'antd';

export const Provider = Fragment;

export function Modal({ open, onClose, children }) {
  return (
    <AntdModal open={open} onCancel={onClose} title="Settings" footer={null}>
      {children}
    </AntdModal>
  );
}

export function Picker({ id, options, chosen, onChoose, container }) {
  return (
    <Select
      id={id}
      aria-label="Fruit"
      style={{ width: 200 }}
      value={chosen}
      onChange={onChoose}
      options={options.map((label, value) => ({ label, value }))}
      getPopupContainer={() => container ?? document.body}
    />
  );
}
