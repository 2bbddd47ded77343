// Protects against accidental presses: an activation counts only if the person can have meant it.
import { isCovered } from './occlusion.js';
import { watchSeen } from './seen.js';
import { createSignal } from './signal.js';

/** The properties of a click or key event that are used. */
export interface Activation {
  type?: string;
  isTrusted: boolean;
  /** Click count; 2 is the second half of a double click. */
  detail?: number;
  /** A held key. */
  repeat?: boolean;
}

/** Why a press did nothing, if the person must be informed: the button has moved or is covered, or its content was not in view. */
export type PressRefusal = 'moved' | 'unseen' | 'covered';

/** Decides whether an activation may accept; React-free. */
export interface PressGuard {
  delayMs: number;
  isArmed: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Starts the delay when the surface is shown. Returns what stops listening. */
  start: () => () => void;
  /** Starts the delay again: the content has changed, or a key was pressed too early. */
  restart: () => void;
  /** Arms only after this element was in view (one of them, if there are several). Returns what removes the condition. */
  mustSee: (element: Element) => () => void;
  /**
   * A pointer or key goes down on the button; what begins too early does not count when it ends, nor what hits a
   * button that has come under the pointer.
   */
  press: (event: Activation, isSteady?: boolean) => void;
  /** @param button the one that was pressed: it must be visible. Absent for a key that is pressed elsewhere. */
  allows: (event: Activation, button?: Element) => boolean;
  /** About the latest `allows`. */
  refusal: () => PressRefusal | undefined;
}

/** Not required in jsdom and old browsers, which do not mark trusted events. */
export function isTrusted(event: Activation): boolean {
  return event.isTrusted || !('userActivation' in navigator);
}

/** The second click of a double click, or a key that is still held. */
export function isRepeatedPress(event: Activation): boolean {
  return event.repeat === true || (event.detail ?? 0) > 1;
}

/**
 * @param delayMs From showing to arming. Chromium's and Firefox's own prompts wait 500 ms, so that a click or
 *   key that was meant for something else is over. 0 arms at once and takes scripted events: for tests only.
 */
export function createPressGuard(delayMs: number): PressGuard {
  const changed = createSignal();
  const toSee = new Set<Element>();
  let armed = delayMs === 0;
  let isOver = armed;
  let isSeen = false;
  let beganEarly = false;
  let beganSteady = true;
  let refusal: PressRefusal | undefined;
  let isPressing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnseen = () => toSee.size > 0 && !isSeen;
  function update() {
    const next = isOver && !isUnseen();
    if (armed === next) return;
    armed = next;
    changed.emit();
  }
  function set(next: boolean) {
    isOver = next;
    update();
  }
  function judge(event: Activation, early: boolean, steady: boolean): boolean {
    if (isRepeatedPress(event)) return false;
    if (delayMs === 0) return true;
    if (!isTrusted(event)) return false;
    if (isOver && isUnseen()) {
      refusal = 'unseen';
      for (const element of toSee) element.scrollIntoView({ block: 'nearest' });
    } else if (armed && !early && !steady) refusal = 'moved';
    return armed && !early && steady;
  }
  function restart() {
    if (delayMs === 0) return;
    clearTimeout(timer);
    set(false);
    timer = setTimeout(() => set(true), delayMs);
  }
  // A click or key that activates the window may hit a button by accident. In a frame, though, the press on the button
  // itself gives the window the focus.
  function onFocus() {
    if (!isPressing) restart();
  }
  function onVisibility() {
    if (document.visibilityState === 'visible') restart();
  }

  return {
    delayMs,
    isArmed: () => armed,
    subscribe: changed.subscribe,
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
    mustSee(element) {
      // Without IntersectionObserver, as in jsdom, only the delay counts.
      if (delayMs === 0 || typeof IntersectionObserver === 'undefined') return () => {};
      toSee.add(element);
      isSeen = false;
      update();
      const stop = watchSeen(element, delayMs, () => {
        isSeen = true;
        update();
      });
      return () => {
        stop();
        toSee.delete(element);
        update();
      };
    },
    press(event, isSteady = true) {
      beganEarly = !armed;
      beganSteady = isSteady;
      if (beganEarly && event.type === 'keydown') restart();
      isPressing = true;
      setTimeout(() => {
        isPressing = false;
      });
    },
    allows(event, button) {
      const [early, steady] = [beganEarly, beganSteady];
      beganEarly = false;
      beganSteady = true;
      refusal = undefined;
      if (!judge(event, early, steady)) return false;
      if (button && isCovered(button)) refusal = 'covered';
      return refusal === undefined;
    },
    refusal: () => refusal,
  };
}
