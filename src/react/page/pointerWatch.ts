/**
 * Holds back what would move the page while a pointer is down: an error that appears when a field is left pushes
 * the button away from under the finger, and its click is lost.
 */
export interface PointerWatch {
  /** A pointer went down inside the request. */
  down: (event: PointerEvent) => void;
  /** Runs a check now, or after the click; not at all where the click itself answers the request. */
  afterClick: (check: () => void) => void;
}

/** After pointerup a touch screen still sends its mouse events; a drag ends without a click. */
const CLICK_WITHIN_MS = 300;

function isOnAction(event: Event): boolean {
  return event
    .composedPath()
    .some((node) => node instanceof Element && node.hasAttribute('data-action'));
}

export function createPointerWatch(): PointerWatch {
  let held: (() => void)[] | undefined;
  let answers = false;

  function release() {
    const checks = held ?? [];
    held = undefined;
    if (answers) return;
    for (const check of checks) check();
  }
  return {
    down(event) {
      const view = event.view ?? window;
      held = [];
      answers = isOnAction(event);
      const ended = new AbortController();
      const { signal } = ended;
      let timer: ReturnType<typeof setTimeout>;
      // A task later, since listeners of the page may still read the layout in which the click fell.
      const end = (delayMs: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          ended.abort();
          release();
        }, delayMs);
      };
      view.addEventListener('pointerup', () => end(CLICK_WITHIN_MS), { signal });
      view.addEventListener('pointercancel', () => end(0), { signal });
      view.addEventListener('click', () => end(0), { signal, capture: true });
    },
    afterClick(check) {
      if (held) held.push(check);
      else check();
    },
  };
}
