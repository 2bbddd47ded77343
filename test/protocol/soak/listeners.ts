// Counts who listens to what outlives a component.

const page: readonly EventTarget[] = [window, document, document.documentElement, document.body];
const live = new Map<EventTarget, Set<string>>();
let ids = new WeakMap<object, number>(); // holds on to nothing
let known = 0;

/** Two listeners are the same if type, function and phase are. */
function keyOf(type: string, listener: unknown, options?: unknown): string {
  const own = Object(listener) as object;
  if (!ids.has(own)) ids.set(own, (known += 1));
  const isCapture = typeof options === 'boolean' ? options : Boolean(Object(options).capture);
  return `${type} ${ids.get(own)} ${isCapture}`;
}

function note(
  name: 'addEventListener' | 'removeEventListener',
  write: (keys: Set<string>, key: string) => void,
): void {
  EventTarget.prototype[name] = new Proxy(EventTarget.prototype[name], {
    apply(native, target: EventTarget, args: [string, unknown, unknown?]) {
      const keys = live.get(target);
      if (keys) write(keys, keyOf(...args));
      if (keys) endWithSignal(keys, args);
      return Reflect.apply(native, target, args);
    },
  });
}

/** A listener also ends with the signal that it was added with. Our own listener for that is on no element. */
function endWithSignal(keys: Set<string>, args: [string, unknown, unknown?]): void {
  const { signal } = Object(args[2]) as AddEventListenerOptions;
  signal?.addEventListener('abort', () => keys.delete(keyOf(...args)), { once: true });
}

note('addEventListener', (keys, key) => keys.add(key));
note('removeEventListener', (keys, key) => keys.delete(key));

/** From now on listeners on these, and on the page, are counted. */
export function beginToCount(): void {
  live.clear();
  ids = new WeakMap();
  for (const target of page) count(target);
}

export function count(target: EventTarget): void {
  live.set(target, new Set());
}

/** Ends counting: what still listened. */
export function listenersLeft(): string[] {
  const left = [...live.values()].flatMap((keys) => [...keys]);
  live.clear();
  return left;
}
