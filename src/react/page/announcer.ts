// Polite announcements, React-free.
import { createSignal } from './signal.js';

/** Screen readers miss what changes in the instant in which focus moves. */
const DELAY_MS = 150;
/** Longer than any of the sentences takes to be read; after that it would only be found by browsing. */
const SHOWN_MS = 7_000;

/** Announces short sentences through a live region that is already in the page. */
export interface Announcer {
  announce: (text: string) => void;
  /** What the region holds now. */
  getText: () => string;
  subscribe: (listener: () => void) => () => void;
  /** Whether a region in a dialog speaks. */
  isInside: () => boolean;
  /** From now on a region in a dialog speaks. Returns what ends it. */
  moveIn: () => () => void;
  /** Begins; returns what ends it. */
  start: () => () => void;
}

export function createAnnouncer(): Announcer {
  const changed = createSignal();
  let shown = '';
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let inner = 0;

  function show(text: string) {
    shown = text;
    changed.emit();
  }
  function later(step: () => void, ms: number) {
    clearTimeout(timer);
    if (running) timer = setTimeout(step, ms);
  }
  function speak() {
    const text = waiting.join(' ');
    if (text === shown) {
      // Screen readers ignore equal text, so the region is emptied first.
      show('');
      later(speak, DELAY_MS);
      return;
    }
    waiting = [];
    show(text);
    later(() => show(''), SHOWN_MS);
  }

  return {
    announce(text) {
      waiting.push(text);
      if (waiting.length === 1) later(speak, DELAY_MS);
    },
    getText: () => shown,
    subscribe: changed.subscribe,
    isInside: () => inner > 0,
    moveIn() {
      inner += 1;
      // What was said outside is not said again inside, and the other way round.
      show('');
      return () => {
        inner -= 1;
        show('');
      };
    },
    start() {
      running = true;
      if (waiting.length > 0) later(speak, DELAY_MS);
      return () => {
        running = false;
        clearTimeout(timer);
      };
    },
  };
}
