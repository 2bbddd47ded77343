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
/** Scrolling continues for a while after the wheel or a key, and longer after a finger. */
const OWN_SCROLL_MS = { wheel: 500, keydown: 500, pointerdown: 500, touchmove: 2_000 };
/** What typing changes is drawn within this time, and no hand gets from the keys to the pointer faster. */
const TYPED_MS = 300;
/** A hand that rests trembles; one that comes moves farther than this. In CSS pixels. */
const TREMBLE = 3;

interface Point {
  x: number;
  y: number;
}

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
  let ownScrollUntil = -Infinity;
  let seen = button.getBoundingClientRect();
  let spots: Spot[] = [spotAt(seen, performance.now())];
  let hasCome = false;
  let typedUntil = -Infinity;
  let lookedAt = performance.now();
  /** Where the pointer is on the screen, where it was before, and where it was when the button moved. */
  let pointer: Point | undefined;
  let before: Point | undefined;
  let rest: Point | undefined;

  function spotAt({ left, top, right, bottom }: DOMRect, from: number): Spot {
    const { x, y } = own;
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y, from };
  }
  /** @param at where the pointer was when the button was last known to be in its place */
  function look(at: Point | undefined): number {
    const now = performance.now();
    const { left, top } = seen;
    const { x, y } = scroll;
    seen = button.getBoundingClientRect();
    scroll = scrollOf(button);
    const dx = scroll.x - x;
    const dy = scroll.y - y;
    if ((dx !== 0 || dy !== 0) && lookedAt < ownScrollUntil) {
      // A fixed element does not move with the scrolling.
      if (isNear(left - seen.left, dx) && isNear(top - seen.top, dy)) {
        own.x += left - seen.left;
        own.y += top - seen.top;
      }
    }
    const wasTyping = lookedAt < typedUntil;
    lookedAt = now;
    const spot = spotAt(seen, now);
    const last = spots.at(-1);
    if (last && !isSame(last, spot) && wasTyping) settle();
    else if (!last || !isSame(last, spot)) {
      spots.push(spot);
      hasCome = false;
      rest = at;
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
  for (const [type, lasts] of Object.entries(OWN_SCROLL_MS)) {
    const onScrollKey = (event: Event) => {
      if (!event.isTrusted) return;
      // What has scrolled before was not this press. A wheel or a finger scrolls before its event arrives.
      if (type === 'keydown' || type === 'pointerdown') look(pointer);
      // Scrolling never prolongs itself: a transcript that follows would do so.
      ownScrollUntil = Math.max(ownScrollUntil, performance.now() + lasts);
    };
    window.addEventListener(type, onScrollKey, quiet);
  }
  // Browsers send pointermove also when the pointer rests and the content moves: it has not moved on the screen then.
  const onMove = (event: PointerEvent) => {
    if (!isHover(event)) return;
    before = pointer;
    pointer = { x: event.screenX, y: event.screenY };
  };
  const onCome = (event: PointerEvent) => {
    if (!isHover(event)) return;
    const { screenX: x, screenY: y } = event;
    look(before);
    hasCome ||= !rest || Math.hypot(x - rest.x, y - rest.y) > TREMBLE;
  };
  window.addEventListener('pointermove', onMove, quiet);
  button.addEventListener('pointermove', onCome, quiet);
  // Typing may make an error go or a box grow, some frames later. The person saw and caused that: it is no move from outside.
  const onInput = (event: Event) => {
    if (!event.isTrusted) return;
    look(pointer);
    typedUntil = performance.now() + TYPED_MS;
  };
  window.addEventListener('input', onInput, quiet);
  const timer = setInterval(() => look(pointer), LOOK_EVERY_MS);

  return {
    isSteady({ clientX, clientY }) {
      const now = look(pointer);
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

/** A finger is nowhere before it presses. */
function isHover({ isTrusted, pointerType }: PointerEvent): boolean {
  return isTrusted && pointerType !== 'touch';
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
