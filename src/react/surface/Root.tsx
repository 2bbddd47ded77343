'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../words/messages.js';
import type { Presentation } from './context.js';
import { resetInvalidColours } from './colourTokens.js';

/** Forces light or dark where the page has no `color-scheme` that could be followed. */
export type ColorScheme = 'light' | 'dark';

/** Props of {@link SurfaceRoot}. */
export interface SurfaceRootProps {
  presentation?: Presentation;
  colorScheme?: ColorScheme | undefined;
  /** Not `ref`, which React 18 keeps from components. */
  rootRef?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

/** The outermost element of a surface: tokens hang here, and the language of the client's own words. */
export function SurfaceRoot({ presentation, colorScheme, rootRef, children }: SurfaceRootProps) {
  const { messages } = useMessages();
  const own = useRef<HTMLDivElement>(null);
  const root = rootRef ?? own;
  useEffect(() => {
    if (root.current) resetInvalidColours(root.current);
  }, [root]);
  return (
    <div
      data-elicit-part="root"
      data-presentation={presentation}
      data-color-scheme={colorScheme}
      dir={messages.dir}
      lang={messages.locale}
      ref={root}
    >
      {children}
    </div>
  );
}
