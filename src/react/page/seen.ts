// Watches whether an element was in view.

/**
 * Calls `onSeen` once both edges of the element have been in view, not necessarily together (it may be higher than
 * the window), and then some of it for `delayMs` on end. Once is enough.
 */
export function watchSeen(element: Element, delayMs: number, onSeen: () => void): () => void {
  let hasTop = false;
  let hasBottom = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();

  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const { boundingClientRect: whole, intersectionRect: shown } = entry;
    const isShown = shown.width > 0 && shown.height > 0;
    hasTop ||= isShown && shown.top <= whole.top + 1;
    hasBottom ||= isShown && shown.bottom >= whole.bottom - 1;
    if (!isShown || !hasTop || !hasBottom) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      stop();
      onSeen();
    }, delayMs);
  });
  function observe() {
    observer.unobserve(element);
    observer.observe(element);
  }
  function stop() {
    clearTimeout(timer);
    ended.abort();
    observer.disconnect();
  }
  // The observer reports only thresholds; the lower edge of a tall element comes into view between two of them.
  const options = { signal: ended.signal, capture: true, passive: true };
  element.getRootNode().addEventListener('scroll', observe, options);
  window.addEventListener('scroll', observe, options);
  observe();
  return stop;
}
