/** Tells who watches a question that its entry has changed; React-free, so that a key costs no render. */
export interface Edits {
  watch: (fieldId: string, listener: () => void) => () => void;
  tell: (fieldId: string) => void;
}

export function createEdits(): Edits {
  const listeners = new Map<string, Set<() => void>>();
  return {
    watch(fieldId, listener) {
      const own = listeners.get(fieldId) ?? new Set();
      listeners.set(fieldId, own.add(listener));
      return () => own.delete(listener);
    },
    tell(fieldId) {
      for (const listener of listeners.get(fieldId) ?? []) listener();
    },
  };
}
