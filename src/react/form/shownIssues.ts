import type { ShownIssue } from '../words/issueText.js';

/** What is wrong and shown, by question; React-free. */
export interface Faults {
  of: (fieldId: string) => ShownIssue | undefined;
  /** Shows what is wrong, or that nothing is; whether that changes anything. */
  set: (fieldId: string, issue: ShownIssue | undefined) => boolean;
  watch: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
}

export function createFaults(): Faults {
  const shown = new Map<string, ShownIssue>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    of: (fieldId) => shown.get(fieldId),
    set(fieldId, issue) {
      if (!issue && !shown.has(fieldId)) return false;
      if (issue) shown.set(fieldId, issue);
      else shown.delete(fieldId);
      version += 1;
      for (const listener of listeners) listener();
      return true;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
