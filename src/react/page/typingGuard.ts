// A dialog that opens by itself must not receive keys that were typed for something else.
import { deepActiveElement, isEditable } from './focus.js';

/** A person counts as typing for this long after a key. */
const PAUSE_MS = 1_500;

const types = [
  'keydown',
  'click',
  'compositionstart',
  'compositionend',
  'focusin',
  'focusout',
  'focus', // of the window, when a frame has lost it
] as const;
const checks = new Set<() => void>();
let watchers = 0;
let lastKey = -Infinity;
let isComposing = false;

function notice(event: Event) {
  const isTyping = isEditable(event.composedPath()[0] ?? null);
  if (event.type === 'keydown' && isTyping) lastKey = Date.now();
  // A click on something else ends the typing.
  if (event.type === 'click' && !isTyping) lastKey = -Infinity;
  if (event.type.startsWith('composition')) isComposing = event.type === 'compositionstart';
  for (const check of checks) check();
}

/** Starts to watch typing. Start before there is anything to open, to know about earlier keys. Returns what ends it. */
export function watchTyping(): () => void {
  watchers += 1;
  if (watchers === 1) {
    for (const type of types) window.addEventListener(type, notice, true);
  }
  let isWatching = true;
  return () => {
    if (!isWatching) return;
    isWatching = false;
    watchers -= 1;
    if (watchers > 0) return;
    isComposing = false;
    lastKey = -Infinity;
    for (const type of types) window.removeEventListener(type, notice, true);
  };
}

/** What is typed in a frame cannot be seen from here. */
function isFrame(element: Element | null): boolean {
  return element?.matches('iframe, frame, object, embed') ?? false;
}

/** Whether the focus is in no text box and no frame, nothing is being composed, and the last key is a while ago. */
function isIdle(): boolean {
  const active = deepActiveElement();
  const isInText = isEditable(active) || isFrame(active);
  return !isComposing && !isInText && Date.now() - lastKey >= PAUSE_MS;
}

/** Calls `open` once the person does not type: at once, or later after calling `wait`. Returns what cancels it. */
export function whenIdle(open: () => void, wait: () => void): () => void {
  if (isIdle()) {
    open();
    return () => {};
  }
  wait();
  const stopWatching = watchTyping();
  let timer: ReturnType<typeof setTimeout>;
  function check() {
    clearTimeout(timer);
    // Not during the event, because the focus is still moving.
    timer = setTimeout(decide, Math.max(0, lastKey + PAUSE_MS - Date.now()));
  }
  function decide() {
    if (!isIdle()) return;
    stop();
    open();
  }
  function stop() {
    clearTimeout(timer);
    checks.delete(check);
    stopWatching();
  }
  checks.add(check);
  check();
  return stop;
}
