'use client';

import { useEffect, useState } from 'react';
import { compileForm, initialEntries } from '../../core/index.js';
import type { ElicitContent } from '../../core/index.js';
import { createBrain } from './controller.js';
import type { BrainHost, FormBrain } from './controller.js';
import { applyPolicy, draftOf, withDraft } from '../../core/internal.js';
import { issueSentence } from '../words/issueText.js';
import type { AllowedModel, SensitivePolicy } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useLatest } from '../page/useLatest.js';

/** Options of {@link useElicitationForm}. */
export interface ElicitationFormOptions {
  /** The request's message, which may ask for a secret where the fields do not. Read once. @default none */
  message?: string | undefined;
  /** Gets the typed answers of a form that was filled in without a fault. */
  onContent: (content: ElicitContent) => void;
  /** Entries to begin with; those that no longer fit are left out. Read once. */
  draft?: unknown;
  /** What is typed, at each change. */
  onDraftChange?: ((draft: unknown) => void) | undefined;
  /** What happens to questions that look like asking for a secret. Read once. @default "warn" */
  sensitivePolicy?: SensitivePolicy;
}

/** What {@link useElicitationForm} returns. */
export interface ElicitationFormHandle {
  /** Stable: it never changes while the form is mounted. */
  brain: FormBrain;
  /** How often a send was refused. */
  attempt: number;
}

/**
 * One form over one `requestedSchema`, which is compiled once: give another schema another `key`.
 * A key typed into it costs no render.
 */
export function useElicitationForm(
  requestedSchema: unknown,
  options: ElicitationFormOptions,
): ElicitationFormHandle {
  const policy = options.sensitivePolicy ?? 'warn';
  const [allowed] = useState(() =>
    applyPolicy(compileForm(requestedSchema, { message: options.message }), policy),
  );
  return useFormOf(allowed, options);
}

/** The same over a form that was compiled already. */
export function useFormOf(
  { model, blocked, flagged }: AllowedModel,
  options: Omit<ElicitationFormOptions, 'sensitivePolicy'>,
): ElicitationFormHandle {
  const api = useMessages();
  const announce = useAnnounce();
  const [attempt, setAttempt] = useState(0);
  const [start] = useState(() => {
    const { locale, timeZone } = api;
    const initial = initialEntries(model, { locale, ...(timeZone !== undefined && { timeZone }) });
    return { model, blocked, initial, entries: withDraft(model, initial, options.draft) };
  });
  const host = useLatest<BrainHost>({
    locale: api.locale,
    onContent: options.onContent,
    onDraftChange: (entries) => options.onDraftChange?.(draftOf(entries, flagged)),
    onReveal(field, issue) {
      const { id, values } = issueSentence(field, issue, api);
      announce(api.text(id, values));
    },
    onRefused: () => setAttempt((count) => count + 1),
  });
  const [brain] = useState(() => createBrain(start, host));
  useEffect(() => brain.prefetch(), [brain]);
  return { brain, attempt };
}
