/** A signal that counts who listens to it. */
export function countedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const listening = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions,
  ) => {
    listening.add(listener);
    add(type, listener, options);
  };
  signal.removeEventListener = (type: string, listener: EventListener) => {
    listening.delete(listener);
    remove(type, listener);
  };
  return { controller, signal, listening };
}
