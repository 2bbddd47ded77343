import type { UseFormReturn } from 'react-hook-form';
import { loadEngines, parseEntries, parseEntry } from '../../core/index.js';
import type { ElicitContent, Engines, Entries, Entry, Field, FormModel } from '../../core/index.js';
import { createConsent } from './consent.js';
import { isBlank, isSame } from './entries.js';
import { createEdits } from './edits.js';
import type { AllowedModel } from './policy.js';
import { isIdentifier, tidy } from './tidy.js';
import type { Edits } from './edits.js';
import type { ShownIssue } from './issueText.js';

/** react-hook-form's values: entries by field id. */
export type FormValues = Record<string, Entry>;

/** What the brain asks of the surface; read when it is needed, so that the brain itself never changes. */
export interface BrainHost {
  locale: string;
  onContent: (content: ElicitContent) => void;
  onDraftChange?: ((entries: Entries) => void) | undefined;
  /** Something wrong was found while the person is elsewhere. */
  onReveal: (field: Field, issue: ShownIssue) => void;
  /** A send found something wrong. */
  onRefused: () => void;
}

/** What a form begins with. */
export interface FormStart extends AllowedModel {
  /** The entries of an untouched form. */
  initial: Entries;
}

/** Decides when an entry is checked (rewards early, punishes late); what is right, core decides. React-free. */
export interface FormBrain extends FormStart {
  form: UseFormReturn<FormValues>;
  edits: Edits;
  entryOf: (field: Field) => Entry;
  parse: (field: Field) => ReturnType<typeof parseEntry>;
  isChanged: (field: Field) => boolean;
  /** Whether anything was entered that closing would lose. */
  isDirty: () => boolean;
  /** Puts another entry into a question, as a button does. */
  put: (field: Field, entry: Entry) => void;
  /** The entry of a question has changed. */
  typed: (field: Field) => void;
  /** The person has left a question. */
  left: (field: Field) => void;
  /** The person has agreed, or no longer agrees, to send what looks like a secret. */
  acknowledge: (field: Field, agreed: boolean) => void;
  hasAgreed: (field: Field) => boolean;
  /** Loads what the checks need before they are needed. */
  prefetch: () => void;
  /** Checks everything; hands on the content, or reveals what is wrong. */
  send: () => void;
}

function hasPattern(model: FormModel): boolean {
  return model.fields.some((field) => field.kind === 'text' && field.pattern !== undefined);
}

export function createBrain(
  { model, blocked, initial }: FormStart,
  form: UseFormReturn<FormValues>,
  host: () => BrainHost,
): FormBrain {
  const edits = createEdits();
  const consent = createConsent();
  let engines: Engines | undefined = hasPattern(model) ? undefined : {};
  let hasTriedToSend = false;

  const options = () => ({ locale: host().locale, ...(engines && { engines }) });
  const entryOf = (field: Field) => form.getValues(field.id);
  const parse = (field: Field) => parseEntry(field, entryOf(field), options());
  const isChanged = (field: Field) => !isSame(entryOf(field), initial[field.id]);
  const isShown = (field: Field) => form.getFieldState(field.id).error !== undefined;

  function loaded(next: Engines) {
    engines = next;
  }
  async function load() {
    // Without its engine a pattern is left to the server.
    loaded(await loadEngines(model).catch(() => ({})));
  }
  function reveal(field: Field, issue: ShownIssue | undefined) {
    if (issue) form.setError(field.id, { type: issue.code });
    else if (isShown(field)) form.clearErrors(field.id);
  }
  function consentIssue(field: Field): ShownIssue | undefined {
    if (!hasTriedToSend || !consent.isMissing(field, entryOf(field))) return undefined;
    return { fieldId: field.id, code: 'unacknowledged' };
  }
  function faultOf(field: Field): ShownIssue | undefined {
    const result = parse(field);
    return result.ok ? consentIssue(field) : result.issue;
  }
  function check(field: Field) {
    const wasShown = isShown(field);
    const fault = faultOf(field);
    reveal(field, fault);
    if (fault && !wasShown) host().onReveal(field, fault);
  }

  /** Whoever sends by a key has not left the box, which is when it is tidied. */
  function tidyBox(field: Field) {
    const entry = entryOf(field);
    if (!isIdentifier(field) || typeof entry !== 'string') return;
    const tidied = tidy(entry);
    if (tidied !== entry) form.setValue(field.id, tidied);
  }

  function send() {
    if (!engines) {
      void load().then(send);
      return;
    }
    for (const field of model.fields) tidyBox(field);
    const result = parseEntries(model, form.getValues(), options());
    const found = new Map(result.ok ? [] : result.issues.map((issue) => [issue.fieldId, issue]));
    hasTriedToSend = true;
    for (const field of model.fields) reveal(field, found.get(field.id) ?? consentIssue(field));
    if (result.ok && !model.fields.some(isShown)) host().onContent(result.content);
    else host().onRefused();
  }

  function typed(field: Field) {
    edits.tell(field.id);
    host().onDraftChange?.(form.getValues());
    if (!isShown(field)) return;
    // Put right, it is said at once; wrong in another way, not before the person leaves.
    const isForgiven = !hasTriedToSend && isBlank(entryOf(field));
    if (isForgiven || !faultOf(field)) form.clearErrors(field.id);
  }

  return {
    model,
    blocked,
    initial,
    form,
    edits,
    entryOf,
    parse,
    isChanged,
    isDirty: () => model.fields.some(isChanged),
    put(field, entry) {
      form.setValue(field.id, entry);
      typed(field);
    },
    typed,
    left(field) {
      const isOpen = isChanged(field) && !isBlank(entryOf(field));
      if (isOpen || isShown(field)) check(field);
    },
    acknowledge(field, isAgreed) {
      consent.set(field, isAgreed);
      if (isShown(field)) check(field);
    },
    hasAgreed: consent.isGiven,
    prefetch() {
      if (!engines) void load();
    },
    send,
  };
}
