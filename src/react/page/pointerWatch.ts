/**
 * Delays what would move the page while a pointer is down: an error that appears on blur would move the button away
 * before its click.
 */
export interface PointerWatch {
  /** A pointer went down inside the request. */
  down: (event: PointerEvent) => void;
  /** Runs a check now, or after the click. Not at all if the click answers the request. */
  afterClick: (check: () => void) => void;
}

/** After pointerup a touch screen sends mouse events, then the click; a drag ends without a click. */
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
      // In a later task, because listeners of the page may read the layout at the time of the click.
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
