'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useEffect, useState } from 'react';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** When the end is announced, in milliseconds before it (WCAG 2.2.1: at least 20 s to ask for more). */
const WARNINGS = [60 * SECOND, 20 * SECOND];

/** Props of {@link Timer}. */
export interface TimerProps {
  /** Epoch milliseconds. */
  expiresAt: number;
  onMoreTime?: (() => void) | undefined;
}

/** How long the person has, as text that is not announced at each tick, but twice near the end. */
export function Timer({ expiresAt, onMoreTime }: TimerProps) {
  const api = useMessages();
  const left = useTimeLeft(expiresAt, api);
  return (
    <div data-elicit-part="timer">
      <span role="timer" aria-live="off">
        {api.text('state.expiresIn', { duration: durationOf(left, api) })}
      </span>
      {onMoreTime && (
        <ActionButton action="more-time" variant="quiet" onPress={onMoreTime}>
          {api.text('state.moreTime')}
        </ActionButton>
      )}
    </div>
  );
}

/** Milliseconds, rounded up: to minutes, in the last minute to 10 s. */
function rounded(left: number): number {
  const step = left > MINUTE ? MINUTE : 10 * SECOND;
  return Math.max(0, Math.ceil(left / step) * step);
}

function durationOf(left: number, { locale }: MessagesApi): string {
  const isMinutes = left >= MINUTE;
  const format = {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  } as const;
  return new Intl.NumberFormat(locale, format).format(left / (isMinutes ? MINUTE : SECOND));
}

/** Changes only when what is shown changes. */
function useTimeLeft(expiresAt: number, api: MessagesApi): number {
  const announce = useAnnounce();
  const [left, setLeft] = useState(() => rounded(expiresAt - Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let before = 0;
    function tick() {
      const exact = expiresAt - Date.now();
      setLeft(rounded(exact));
      const warning = WARNINGS.find((at) => before > at && exact <= at);
      if (warning !== undefined) announce(warningText(warning, api));
      before = exact;
      const step = exact > MINUTE ? MINUTE : 10 * SECOND;
      if (exact > 0) timer = setTimeout(tick, exact % step || step);
    }
    tick();
    return () => clearTimeout(timer);
  }, [expiresAt, announce, api]);
  return left;
}

function warningText(before: number, api: MessagesApi): string {
  return api.text('state.expiringSoon', { duration: durationOf(before, api) });
}
