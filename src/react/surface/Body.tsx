'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDialog } from './dialogContext.js';

/** The middle of a surface; in a dialog it scrolls between head and foot. */
export function SurfaceBody({ children }: { children?: ReactNode }) {
  return useDialog() ? <ScrollingBody>{children}</ScrollingBody> : children;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/** The middle of a surface in a dialog. */
export function ScrollingBody({ children }: { children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = ref.current;
    if (!body || typeof ResizeObserver === 'undefined') return undefined;
    // Without a focusable element inside, overflowing text could not be scrolled with the keyboard.
    const observer = new ResizeObserver(() => {
      const needsStop = body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE);
      body.toggleAttribute('tabindex', needsStop);
      if (needsStop) body.tabIndex = 0;
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return (
    <div data-elicit-part="dialog-body" ref={ref}>
      {children}
    </div>
  );
}
