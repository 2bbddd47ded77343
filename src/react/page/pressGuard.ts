// Against accidents, in one place: an activation counts only when the person can have meant it.

/** What is read from a click or key event. */
export interface Activation {
  type?: string;
  isTrusted: boolean;
  /** Click count; 2 is the second half of a double click. */
  detail?: number;
  /** A held key. */
  repeat?: boolean;
}

/** Decides whether an activation may accept; React-free. */
export interface PressGuard {
  isArmed: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** The surface is shown: begins the delay. Returns what ends the watch. */
  start: () => () => void;
  /** What is shown has changed, or a key was pressed too early: the delay starts again. */
  restart: () => void;
  /** A pointer or key goes down on the button; what begins too early does not count when it ends. */
  press: (event: Activation) => void;
  allows: (event: Activation) => boolean;
}

/** jsdom and old browsers do not mark trusted events, so trust is not required there. */
function isVouchedFor(event: Activation): boolean {
  return event.isTrusted || !('userActivation' in navigator);
}

/** The rest of an earlier activation: the second half of a double click, a key that is still held. */
export function isTail(event: Activation): boolean {
  return event.repeat === true || (event.detail ?? 0) > 1;
}

/**
 * @param delayMs From showing to arming. Chromium's and Firefox's own prompts wait 500 ms, so that a click or
 *   key that was meant for something else is over. 0 arms at once and takes scripted events: for tests only.
 */
export function createPressGuard(delayMs: number): PressGuard {
  const listeners = new Set<() => void>();
  let armed = delayMs === 0;
  let beganEarly = false;
  let isPressing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean) {
    if (armed === next) return;
    armed = next;
    for (const listener of listeners) listener();
  }
  function restart() {
    if (delayMs === 0) return;
    clearTimeout(timer);
    set(false);
    timer = setTimeout(() => set(true), delayMs);
  }
  // Coming back to the window is often a click, or a key, that lands on whatever is there. A frame gets the focus
  // by the very press that was aimed at what it shows.
  function onFocus() {
    if (!isPressing) restart();
  }
  function onVisibility() {
    if (document.visibilityState === 'visible') restart();
  }

  return {
    isArmed: () => armed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      restart();
      window.addEventListener('focus', onFocus);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('focus', onFocus);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
    restart,
    press(event) {
      beganEarly = !armed;
      if (beganEarly && event.type === 'keydown') restart();
      isPressing = true;
      setTimeout(() => {
        isPressing = false;
      });
    },
    allows(event) {
      const early = beganEarly;
      beganEarly = false;
      if (isTail(event)) return false;
      if (delayMs === 0) return true;
      return armed && !early && isVouchedFor(event);
    },
  };
}
