'use client';

import type { ComponentProps } from 'react';
import { useMessages } from '../messages.js';
import type { Presentation } from './context.js';

/** Forces light or dark where the page has no `color-scheme` that could be followed. */
export type ColorScheme = 'light' | 'dark';

/** Props of {@link SurfaceRoot}. */
export interface SurfaceRootProps extends ComponentProps<'div'> {
  presentation?: Presentation;
  colorScheme?: ColorScheme | undefined;
}

/** The outermost element of a surface: tokens hang here, and the language of the client's own words. */
export function SurfaceRoot({ presentation, colorScheme, ...props }: SurfaceRootProps) {
  const { messages } = useMessages();
  return (
    <div
      data-elicit-part="root"
      data-presentation={presentation}
      data-color-scheme={colorScheme}
      dir={messages.dir}
      lang={messages.locale}
      {...props}
    />
  );
}
