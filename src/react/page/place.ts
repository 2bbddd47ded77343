// Whether a button is still where the person aimed.

/** Follows where a button lies on the screen. */
export interface Place {
  /** Whether the press was meant for this button: it was at this place long enough, or the pointer moved onto it after its last move. */
  isSteady: (press: { clientX: number; clientY: number }) => boolean;
  /** Accepts the current place, as if the button had always been there. */
  settle: () => void;
  stop: () => void;
}

interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** When it was first found there. */
  from: number;
}

const LOOK_EVERY_MS = 100;
/** Scrolling continues for a while after the wheel or the finger has stopped. */
const OWN_SCROLL_MS = 500;

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1;

/** Without layout, as in jsdom, every press is steady. */
const anywhere: Place = { isSteady: () => true, settle() {}, stop() {} };

/**
 * Measures the button at intervals and at each press, so that a move just before a press is found. Coordinates are
 * corrected for scrolling by the person, which does not count as a move.
 */
export function watchPlace(button: HTMLElement, steadyMs: number): Place {
  if (typeof IntersectionObserver === 'undefined') return anywhere;
  const own = { x: 0, y: 0 };
  let scroll = scrollOf(button);
  let ownScrollAt = -Infinity;
  let seen = button.getBoundingClientRect();
  let spots: Spot[] = [spotAt(seen, performance.now())];
  let hasCome = false;

  function spotAt({ left, top, right, bottom }: DOMRect, from: number): Spot {
    const { x, y } = own;
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y, from };
  }
  function look(): number {
    const now = performance.now();
    const before = seen;
    const { x, y } = scroll;
    seen = button.getBoundingClientRect();
    scroll = scrollOf(button);
    const dx = scroll.x - x;
    const dy = scroll.y - y;
    if ((dx !== 0 || dy !== 0) && now - ownScrollAt < OWN_SCROLL_MS) {
      ownScrollAt = now;
      // A fixed element does not move with the scrolling.
      if (isNear(before.left - seen.left, dx) && isNear(before.top - seen.top, dy)) {
        own.x += before.left - seen.left;
        own.y += before.top - seen.top;
      }
    }
    const spot = spotAt(seen, now);
    const last = spots.at(-1);
    if (!last || !isSame(last, spot)) {
      spots.push(spot);
      hasCome = false;
    }
    // The first spot that is kept is where the button was `steadyMs` ago.
    while (spots[1] && spots[1].from <= now - steadyMs) spots.shift();
    return now;
  }

  function settle() {
    seen = button.getBoundingClientRect();
    scroll = scrollOf(button);
    spots = [spotAt(seen, -Infinity)];
  }

  const ended = new AbortController();
  const quiet = { signal: ended.signal, capture: true, passive: true };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => (ownScrollAt = performance.now()), quiet);
  }
  // Browsers send pointermove also when the pointer rests and the content moves.
  const pointer = { x: NaN, y: NaN, isMoving: false };
  const onMove = ({ screenX: x, screenY: y }: PointerEvent) => {
    pointer.isMoving = x !== pointer.x || y !== pointer.y;
    Object.assign(pointer, { x, y });
  };
  window.addEventListener('pointermove', onMove, quiet);
  button.addEventListener(
    'pointermove',
    (event) => {
      if (!event.isTrusted || !pointer.isMoving) return;
      look();
      hasCome = true;
    },
    quiet,
  );
  // Typing may make an error go or a box grow. The person saw and caused that: it is no move from outside.
  window.addEventListener(
    'input',
    (event) => {
      if (!event.isTrusted) return;
      look();
      const before = spots.at(-1);
      requestAnimationFrame(() => {
        look();
        if (spots.at(-1) !== before && !ended.signal.aborted) settle();
      });
    },
    quiet,
  );
  const timer = setInterval(look, LOOK_EVERY_MS);

  return {
    isSteady({ clientX, clientY }) {
      const now = look();
      const [x, y] = [clientX + own.x, clientY + own.y];
      const isLong = (spots[0]?.from ?? now) <= now - steadyMs;
      return hasCome || (isLong && spots.every((spot) => contains(spot, x, y)));
    },
    settle,
    stop() {
      ended.abort();
      clearInterval(timer);
    },
  };
}

function isSame(a: Spot, b: Spot): boolean {
  return (
    isNear(a.left, b.left) &&
    isNear(a.top, b.top) &&
    isNear(a.right, b.right) &&
    isNear(a.bottom, b.bottom)
  );
}

function contains({ left, top, right, bottom }: Spot, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Sum of the scroll offsets of all ancestors, through shadow roots. */
function scrollOf(button: Element): { x: number; y: number } {
  const sum = { x: 0, y: 0 };
  let node: Node | null = button.parentNode;
  while (node) {
    if (node instanceof Element) {
      sum.x += node.scrollLeft;
      sum.y += node.scrollTop;
    }
    node = node.parentNode ?? ('host' in node && node.host instanceof Node ? node.host : null);
  }
  return sum;
}
