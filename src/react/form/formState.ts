import type { ShownIssue } from '../words/issueText.js';
import type { Entry, Field } from '../../core/index.js';
import { isBlank } from '../../core/internal.js';
import { createSignal } from '../page/signal.js';
import type { Signal } from '../page/signal.js';

/** Notifies the listeners of one field that its entry or issue changed. React-free, so that a key costs no render. */
export interface Edits {
  watch: (fieldId: string, listener: () => void) => () => void;
  tell: (fieldId: string) => void;
}

export function createEdits(): Edits {
  const signals = new Map<string, Signal>();
  return {
    watch(fieldId, listener) {
      const signal = signals.get(fieldId) ?? createSignal();
      signals.set(fieldId, signal);
      return signal.subscribe(listener);
    },
    tell(fieldId) {
      signals.get(fieldId)?.emit();
    },
  };
}

/** The issues that are shown, by field. React-free. */
export interface ShownIssues {
  of: (fieldId: string) => ShownIssue | undefined;
  /** Shows an issue, or none. Returns whether that changes anything. */
  set: (fieldId: string, issue: ShownIssue | undefined) => boolean;
  watch: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
}

export function createShownIssues(): ShownIssues {
  const shown = new Map<string, ShownIssue>();
  const changed = createSignal();
  let version = 0;
  return {
    of: (fieldId) => shown.get(fieldId),
    set(fieldId, issue) {
      if (!issue && !shown.has(fieldId)) return false;
      if (issue) shown.set(fieldId, issue);
      else shown.delete(fieldId);
      version += 1;
      changed.emit();
      return true;
    },
    watch: changed.subscribe,
    version: () => version,
  };
}

/** The fields that look like secrets and that the person has agreed to send. */
export interface Consent {
  set: (field: Field, isGiven: boolean) => void;
  isGiven: (field: Field) => boolean;
  /** Whether this entry must not be sent yet. */
  isMissing: (field: Field, entry: Entry) => boolean;
}

export function createConsent(): Consent {
  const given = new Set<string>();
  return {
    set(field, isGiven) {
      if (isGiven) given.add(field.id);
      else given.delete(field.id);
    },
    isGiven: (field) => given.has(field.id),
    isMissing: (field, entry) =>
      field.sensitive === true && !isBlank(entry) && !given.has(field.id),
  };
}
