// Watches whether an element was in view.

/** What was found out about an element. */
export interface Sight {
  /** Some of it is in view now. */
  isShown: boolean;
  /** Both its edges have been in view, not necessarily together: it may be higher than the window. */
  hadBothEdges: boolean;
}

/** Watches any number of elements of one surface. */
export interface SightWatch {
  add: (element: Element) => void;
  remove: (element: Element) => void;
  stop: () => void;
}

/** Fine steps: where the page around a frame scrolls, no event comes, and a step is all that tells of the lower edge. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/** The windows, documents and shadow roots in which something may scroll the element. */
function scrollersOf(element: Element): EventTarget[] {
  const root = element.getRootNode();
  const around = root instanceof ShadowRoot ? scrollersOf(root.host) : [];
  const view = element.ownerDocument.defaultView;
  return [root, ...around, ...(view ? [view] : [])];
}

/** Reports at least each time when an element comes into view, goes out of it, or when its other edge has come. */
export function watchSight(onSight: (element: Element, sight: Sight) => void): SightWatch {
  const edges = new Map<Element, { top: boolean; bottom: boolean }>();
  /** In view, with an edge still to come. */
  const partly = new Set<Element>();
  const scrollers = new Set<EventTarget>();
  const ended = new AbortController();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) report(entry);
    },
    { threshold: STEPS },
  );
  function report({
    target,
    boundingClientRect: whole,
    intersectionRect: part,
  }: IntersectionObserverEntry) {
    const had = edges.get(target);
    if (!had) return;
    const isShown = part.width > 0 && part.height > 0;
    had.top ||= isShown && part.top <= whole.top + 1;
    had.bottom ||= isShown && part.bottom >= whole.bottom - 1;
    const hadBothEdges = had.top && had.bottom;
    if (isShown && !hadBothEdges) partly.add(target);
    else partly.delete(target);
    onSight(target, { isShown, hadBothEdges });
  }
  // The observer reports steps only; the lower edge of something high comes into view between two of them.
  function onScroll() {
    for (const element of partly) {
      observer.unobserve(element);
      observer.observe(element);
    }
  }
  return {
    add(element) {
      edges.set(element, { top: false, bottom: false });
      for (const scroller of scrollersOf(element)) {
        if (scrollers.has(scroller)) continue;
        scrollers.add(scroller);
        const options = { signal: ended.signal, capture: true, passive: true };
        scroller.addEventListener('scroll', onScroll, options);
      }
      observer.unobserve(element);
      observer.observe(element);
    },
    remove(element) {
      edges.delete(element);
      partly.delete(element);
      observer.unobserve(element);
    },
    stop() {
      ended.abort();
      observer.disconnect();
    },
  };
}

/** Calls `onSeen` once both edges of the element have been in view, and then some of it for `delayMs` on end. Once is enough. */
export function watchSeen(element: Element, delayMs: number, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = watchSight((_, { isShown, hadBothEdges }) => {
    if (!isShown || !hadBothEdges) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      stop();
      onSeen();
    }, delayMs);
  });
  function stop() {
    clearTimeout(timer);
    watch.stop();
  }
  watch.add(element);
  return stop;
}
