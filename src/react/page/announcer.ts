// Polite announcements, React-free.
import { createSignal } from './signal.js';

/** Screen readers miss changes at the moment when the focus moves. */
const DELAY_MS = 150;
/** Longer than it takes to read any sentence. Then the region is emptied, so that it is not found while browsing. */
const SHOWN_MS = 7_000;

/** Announces short sentences through a live region that is already in the page. */
export interface Announcer {
  announce: (text: string) => void;
  /** The current text of the region. */
  getText: () => string;
  subscribe: (listener: () => void) => () => void;
  /** Whether the region in a dialog is used. */
  isInside: () => boolean;
  /** Uses the region in a dialog from now on. Returns what ends it. */
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
      // The text of one region must not be read again in the other.
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
