'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createAnnouncer } from './announcer.js';
import type { Announcer } from './announcer.js';

const AnnouncerContext = createContext<Announcer | null>(null);

/**
 * Puts one polite region into the page, empty, before there is anything to say: screen readers do not read a region that
 * appears together with its text. Inside another live region it adds nothing.
 */
export function LiveRegion({ children }: { children?: ReactNode }) {
  return useLiveRegion(children);
}

/** The same for a component that draws more than the region. Returns the children with the region. */
export function useLiveRegion(children: ReactNode): ReactNode {
  const outer = useContext(AnnouncerContext);
  const [own] = useState(createAnnouncer);
  useEffect(() => (outer ? undefined : own.start()), [outer, own]);
  if (outer) return children;
  return (
    <AnnouncerContext.Provider value={own}>
      {children}
      <Status announcer={own} />
    </AnnouncerContext.Provider>
  );
}

/** For a modal dialog, outside of which screen readers announce nothing: while it is mounted it is used instead of the outer region. */
export function InnerRegion() {
  const announcer = useContext(AnnouncerContext);
  useEffect(() => announcer?.moveIn(), [announcer]);
  return announcer && <Status announcer={announcer} isInner />;
}

interface StatusProps {
  announcer: Announcer;
  isInner?: boolean;
}

/** A component of its own, so that an announcement renders nothing else. */
function Status({ announcer, isInner = false }: StatusProps) {
  const getText = () => (announcer.isInside() === isInner ? announcer.getText() : '');
  const text = useSyncExternalStore(announcer.subscribe, getText, () => '');
  return (
    <div data-elicit-part="status" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

const silent = () => {};

/** Announces a short sentence politely. Do not announce what takes the focus: screen readers read it anyway. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnouncerContext)?.announce ?? silent;
}
