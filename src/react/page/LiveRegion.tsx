'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createAnnouncer } from './announcer.js';
import type { Announcer } from './announcer.js';

const AnnouncerContext = createContext<Announcer | null>(null);

/**
 * Puts one polite region into the page, empty, before there is anything to say: a region that comes together with
 * its text is not read. Within another one it adds nothing.
 */
export function LiveRegion({ children }: { children?: ReactNode }) {
  const outer = useContext(AnnouncerContext);
  return outer ? children : <OwnRegion>{children}</OwnRegion>;
}

function OwnRegion({ children }: { children?: ReactNode }) {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => announcer.start(), [announcer]);
  return (
    <AnnouncerContext.Provider value={announcer}>
      {children}
      <Status announcer={announcer} />
    </AnnouncerContext.Provider>
  );
}

/** For a modal dialog, which silences the rest of the page: while this is there, it speaks, and not the region outside. */
export function InnerRegion() {
  const announcer = useContext(AnnouncerContext);
  useEffect(() => announcer?.moveIn(), [announcer]);
  return announcer && <Status announcer={announcer} isInner />;
}

interface StatusProps {
  announcer: Announcer;
  isInner?: boolean;
}

/** Apart, so that a sentence re-renders nothing else. */
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

/** Says a short sentence politely. What takes focus is read anyway and must not be announced as well. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnouncerContext)?.announce ?? silent;
}
