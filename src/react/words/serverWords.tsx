'use client';

import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/**
 * BCP 47 of the words of the surrounding request's server. Empty where it is not known, so that a screen reader does not
 * take them for the page's language (WCAG 3.1.2).
 */
export const ServerLangContext = createContext('');

/** For the `lang` of an element that holds nothing but a server's words. */
export function useServerLang(): string {
  return useContext(ServerLangContext);
}

/** A server's words among others: isolated, and in their own language. */
export function ServerWords({ children }: { children: ReactNode }) {
  return (
    <bdi dir="auto" lang={useServerLang()}>
      {children}
    </bdi>
  );
}
