import { Fragment } from 'react';
import FocusTrap from '@mui/material/Unstable_TrapFocus';

export const Provider = Fragment;

/** A box over the page, without a role. */
export function Modal({ open, onClose, children }) {
  if (!open) return null;
  return (
    <div style={{ position: 'fixed', inset: 0, background: '#0006', zIndex: 5_000 }}>
      <FocusTrap open>
        <section
          tabIndex={-1}
          style={{ margin: '10%', background: '#fff' }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        >
          <h2>Settings</h2>
          {children}
        </section>
      </FocusTrap>
    </div>
  );
}
