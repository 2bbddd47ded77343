'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { isOpen } from '../../mcp/internal.js';
import { stageOf } from '../surface/queuedRequest.js';
import type { ActiveSurface } from './useActiveSurface.js';

/** What an outlet shows of its queue. */
export interface OutletView extends ReturnType<typeof useExpanded> {
  /** Open and finished requests, in order of arrival. */
  entries: readonly PendingElicitation[];
  /** Requests that are not answered yet, or whose answer is being sent. */
  open: readonly PendingElicitation[];
  /** Requests that another outlet shows; this one draws a stub for each. */
  elsewhere: readonly PendingElicitation[];
  /** What is drawn: at most MOST_DRAWN open requests. */
  drawn: readonly PendingElicitation[];
  /** How many requests wait in other conversations. */
  others: number;
}

/** What to draw. Also marks the drawn requests as presented. */
export function useOutletView(
  queue: PersonQueue,
  activeSurface: ActiveSurface,
  scope: string | undefined,
): OutletView {
  const all = useElicitationQueue(queue);
  const shows = activeSurface === 'this' || activeSurface === 'other-scope';
  const own = useMemo(
    () => all.filter((entry) => isInScope(entry, scope, activeSurface !== 'other-scope')),
    [all, scope, activeSurface],
  );
  const entries = useMemo(
    () => (shows ? own.filter((entry) => !isUnseen(entry)) : []),
    [own, shows],
  );
  const open = useMemo(() => entries.filter((entry) => stageOf(entry) === 'asking'), [entries]);
  const drawn = useMemo(() => visibleEntries(entries, open), [entries, open]);
  const elsewhere = useMemo(
    () => (activeSurface === 'other' ? shownElsewhere(own) : []),
    [activeSurface, own],
  );
  useEffect(() => {
    for (const { id } of drawn) queue.present(id);
  }, [queue, drawn]);
  const others = shows ? countOthers(all, scope) : 0;
  return { entries, open, elsewhere, drawn, others, ...useExpanded(open) };
}

/** Which request is expanded: the one that the person chose, or else the oldest. New requests do not change it. */
function useExpanded(open: readonly PendingElicitation[]) {
  const [chosen, expand] = useState<string>();
  const expanded = open.find(({ id }) => id === chosen) ?? open[0];
  return {
    expanded,
    /** The person chose it, so its dialog opens at once. */
    isAskedFor: expanded !== undefined && expanded.id === chosen,
    expand,
  };
}

const none: readonly PendingElicitation[] = [];

/** The requests of a queue, in the order in which they came, the finished ones included. None on a server. */
export function useElicitationQueue(queue: PersonQueue): readonly PendingElicitation[] {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
}

/** Most open requests that are drawn. More are only counted, because each arrival would render all of them. */
const MOST_DRAWN = 20;

/** It ended before it was presented, so it needs no receipt. */
function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** The entries to draw: all finished and waiting ones, and the oldest open ones. */
function visibleEntries(
  entries: readonly PendingElicitation[],
  open: readonly PendingElicitation[],
): readonly PendingElicitation[] {
  const beyond = new Set(open.slice(MOST_DRAWN));
  return beyond.size === 0 ? entries : entries.filter((entry) => !beyond.has(entry));
}

/** The open requests that another outlet has presented. */
function shownElsewhere(snapshot: readonly PendingElicitation[]): readonly PendingElicitation[] {
  return snapshot.filter(({ phase }) => phase === 'presented').slice(0, MOST_DRAWN);
}

/** Whether an outlet with this scope shows a request. A request without a scope is shown by the active outlet. */
export function isInScope(
  { scope }: PendingElicitation,
  own: string | undefined,
  isElected: boolean,
): boolean {
  return own === undefined || scope === own || (scope === undefined && isElected);
}

/** Open requests of other conversations. */
function countOthers(snapshot: readonly PendingElicitation[], own: string | undefined): number {
  if (own === undefined) return 0;
  return snapshot.filter(
    (entry) => isOpen(entry) && entry.scope !== undefined && entry.scope !== own,
  ).length;
}
