'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLiveRegion } from '../page/LiveRegion.js';
import { MessagesContext, useLanguage, useMessages } from '../words/messages.js';
import type { MessagesApi, MessagesProviderProps } from '../words/messages.js';
import { resetInvalidColours } from './colourTokens.js';
import type { Presentation } from './context.js';

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

/** The outermost element of a surface: it has the tokens, and the language of the client's own words. */
export function SurfaceRoot(props: SurfaceRootProps) {
  return useRootElement(useMessages(), props);
}

/** Props of {@link Frame}. */
export interface FrameProps extends SurfaceRootProps, Omit<MessagesProviderProps, 'children'> {}

/** What a prompt and an outlet have around their requests: the language, the root element and one live region. */
export function Frame({ messages, locale, timeZone, children, ...root }: FrameProps) {
  const api = useLanguage({ messages, locale, timeZone });
  const element = useRootElement(api, { ...root, children: useLiveRegion(children) });
  return <MessagesContext.Provider value={api}>{element}</MessagesContext.Provider>;
}

function useRootElement({ messages }: MessagesApi, props: SurfaceRootProps) {
  const { presentation, colorScheme, rootRef, children } = props;
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
