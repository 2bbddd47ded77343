'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { compileForm, initialEntries } from '../../core/index.js';
import type { ElicitContent, Entries, Entry, Field, FormModel } from '../../core/index.js';
import { createController } from './controller.js';
import type { ControllerHost, FormController } from './controller.js';
import { applyPolicy, draftOf, withDraft, withEarlier } from '../../core/internal.js';
import { issueSentence } from '../words/issueText.js';
import type { ShownIssue } from '../words/issueText.js';
import type { AllowedModel, Draft, SensitivePolicy } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { createSignal } from '../page/signal.js';
import { useLatest } from '../page/useLatest.js';

/** Options of {@link useElicitationForm}. */
interface ElicitationFormOptions {
  /** The request's message, which may ask for a secret where the fields do not. Read once. @default none */
  message?: string | undefined;
  /** Gets the typed answers of a form that was filled in without an issue. */
  onContent: (content: ElicitContent) => void;
  /** Entries to begin with; those that no longer fit are left out. Read once. */
  draft?: unknown;
  /** What is typed, at each change. */
  onDraftChange?: ((draft: unknown) => void) | undefined;
  /** What happens to questions that look like asking for a secret. Read once. @default "warn" */
  sensitivePolicy?: SensitivePolicy;
}

/** What {@link useElicitationForm} returns. */
interface ElicitationFormHandle {
  model: FormModel;
  /** What the person has put in, by field id. */
  entries: Entries;
  /** What is wrong, once it is to be shown. A secret that nobody agreed to send has the code `unacknowledged`. */
  issues: readonly ShownIssue[];
  /** Keeps an entry. */
  enter: (fieldId: string, entry: Entry) => void;
  /** The person has left a field: its entry is checked. */
  leave: (fieldId: string) => void;
  /** The person agrees, or no longer agrees, to send what looks like a secret. */
  acknowledge: (fieldId: string, isAgreed: boolean) => void;
  /** Checks everything; calls `onContent`, or shows the issues. */
  send: () => void;
}

/**
 * The state of a form that you draw yourself, over one `requestedSchema`, which is compiled once: give another schema
 * another `key`. It renders at each change. With react-hook-form in your app, see `elicitationResolver`.
 */
export function useElicitationForm(
  requestedSchema: unknown,
  options: ElicitationFormOptions,
): ElicitationFormHandle {
  const policy = options.sensitivePolicy ?? 'warn';
  const [allowed] = useState(() =>
    applyPolicy(compileForm(requestedSchema, { message: options.message }), policy),
  );
  const { controller } = useFormOf(allowed, options);
  const [handle] = useState(() => createHandle(controller));
  return useSyncExternalStore(handle.subscribe, handle.get, handle.get);
}

/** The same handle until something changes. */
function createHandle(controller: FormController) {
  const { model, send } = controller;
  const changed = createSignal();
  const withField = (fieldId: string, act: (field: Field) => void) => {
    const field = controller.fieldOf(fieldId);
    if (field) act(field);
  };
  const actions = {
    enter: (fieldId: string, entry: Entry) =>
      withField(fieldId, (field) => controller.enter(field, entry)),
    leave: (fieldId: string) => withField(fieldId, controller.left),
    acknowledge: (fieldId: string, isAgreed: boolean) =>
      withField(fieldId, (field) => controller.acknowledge(field, isAgreed)),
    send,
  };
  const read = (): ElicitationFormHandle => ({
    model,
    entries: controller.store.all(),
    issues: model.fields.flatMap((field) => controller.issueOf(field) ?? []),
    ...actions,
  });
  let handle = read();
  for (const { id } of model.fields) {
    controller.edits.watch(id, () => {
      handle = read();
      changed.emit();
    });
  }
  return { get: () => handle, subscribe: changed.subscribe };
}

/** What draws and drives one form. */
interface FormParts {
  /** It never changes while the form is mounted. */
  controller: FormController;
  /** How often a send was refused. */
  attempt: number;
}

/** Options of {@link useFormOf}. */
interface FormOfOptions extends Omit<ElicitationFormOptions, 'sensitivePolicy' | 'onDraftChange'> {
  /** The draft of an equal form that was answered before; its entries count as filled in by the server. Read once. */
  earlier?: unknown;
  onDraftChange?: ((draft: Draft) => void) | undefined;
}

/** The same over a form that was compiled already. */
export function useFormOf(allowed: AllowedModel, options: FormOfOptions): FormParts {
  const { model, blocked, flagged } = allowed;
  const api = useMessages();
  const announce = useAnnounce();
  const [attempt, setAttempt] = useState(0);
  const [start] = useState(() => {
    const { locale, timeZone } = api;
    const initial = initialEntries(model, { locale, ...(timeZone !== undefined && { timeZone }) });
    const base = withEarlier(allowed, initial, options.earlier);
    return { model, blocked, initial, base, entries: withDraft(model, base, options.draft) };
  });
  const host = useLatest<ControllerHost>({
    locale: api.locale,
    onContent: options.onContent,
    onDraftChange: (entries) => options.onDraftChange?.(draftOf(entries, flagged)),
    onReveal(field, issue) {
      const { id, values } = issueSentence(field, issue, api);
      announce(api.text(id, values));
    },
    onRefused: () => setAttempt((count) => count + 1),
  });
  const [controller] = useState(() => createController(start, host));
  useEffect(() => controller.prefetch(), [controller]);
  return { controller, attempt };
}

export declare namespace useElicitationForm {
  /** Options of `useElicitationForm`. */
  export type Options = ElicitationFormOptions;
  /** What `useElicitationForm` returns. */
  export type Handle = ElicitationFormHandle;
}
