import { useEffect } from 'react';

/** A modal as hosts write it by hand: a box over the page, without a role. @param trap what keeps the focus in it */
export function Box({ open, onClose, trap: Trap, children, ...options }) {
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [open, onClose]);
  if (!open) return null;
  return (
    <div style={{ position: 'fixed', inset: 0, background: '#0006', zIndex: 5_000 }}>
      <Trap {...options}>
        <section tabIndex={-1} style={{ margin: '10%', background: '#fff' }}>
          <h2>Settings</h2>
          {children}
        </section>
      </Trap>
    </div>
  );
}
