import { loadEngines, parseEntries, parseEntry } from '../../core/index.js';
import type { ElicitContent, Engines, Entries, Entry, Field, FormModel } from '../../core/index.js';
import { createConsent, createEdits, createShownIssues } from './formState.js';
import { isBlank, isSame, tidyText } from '../../core/internal.js';
import { createEntryStore } from './entryStore.js';
import { isTyped } from './fieldMarkup.js';
import type { EntryStore } from './entryStore.js';
import type { ShownIssues, Edits } from './formState.js';
import type { AllowedModel } from '../../core/internal.js';
import type { ShownIssue } from '../words/issueText.js';

/** What the controller asks of the surface; read when it is needed, so that the controller itself never changes. */
export interface ControllerHost {
  locale: string;
  onContent: (content: ElicitContent) => void;
  onDraftChange?: ((entries: Entries) => void) | undefined;
  /** An issue was found after the person had left the field. */
  onReveal: (field: Field, issue: ShownIssue) => void;
  /** A send found issues. */
  onRefused: () => void;
}

/** What a form begins with. */
export interface FormStart extends Omit<AllowedModel, 'flagged'> {
  /** The entries of an untouched form. */
  initial: Entries;
  /** The same with the answers that the person gave to an equal form before. */
  base: Entries;
  /** Those to begin with: of the draft, if there is one. */
  entries: Entries;
}

/** Decides when an entry is checked: on leaving after a change, on each key once an issue shows, and on send. Core decides what is valid. React-free. */
export interface FormController extends FormStart {
  store: EntryStore;
  edits: Edits;
  shownIssues: ShownIssues;
  fieldOf: (fieldId: string) => Field | undefined;
  entryOf: (field: Field) => Entry;
  /** What is wrong with a field, once it is shown. */
  issueOf: (field: Field) => ShownIssue | undefined;
  isChanged: (field: Field) => boolean;
  /** The server's suggestion, also where it is too long to stand in the box from the beginning. */
  suggestedFor: (field: Field) => Entry;
  /** Whether what is typed is drawn as dots; undefined where it never is. */
  maskOf: (field: Field) => 'on' | 'off' | undefined;
  unmask: (field: Field, isShown: boolean) => void;
  /** Whether a box of one line has become one of several. */
  hasGrown: (field: Field) => boolean;
  grow: (field: Field) => void;
  /** Asks the person to look at this answer first: the first of so many that were out of view. */
  pointTo: (field: Field, count: number) => void;
  /** How many there are, at the field to look at. */
  unseenAt: (field: Field) => number | undefined;
  /** Whether anything was entered that closing would lose. */
  isDirty: () => boolean;
  /** The entry that was kept has changed. */
  typed: (field: Field) => void;
  /** Keeps another entry; a box of text shows it. */
  enter: (field: Field, entry: Entry) => void;
  /** The person has left a field. */
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
  return model.fields.some(
    (field) =>
      isPatterned(field) || ('alternatives' in field && field.alternatives?.some(isPatterned)),
  );
}

function isPatterned(field: Field): boolean {
  return field.kind === 'text' && field.pattern !== undefined;
}

export function createController(
  { model, blocked, initial, base, entries }: FormStart,
  host: () => ControllerHost,
): FormController {
  const fields = new Map(model.fields.map((field) => [field.id, field]));
  const store = createEntryStore(entries);
  const edits = createEdits();
  const shownIssues = createShownIssues();
  const consent = createConsent();
  let engines: Engines | undefined = hasPattern(model) ? undefined : {};
  let hasTriedToSend = false;
  const unmasked = new Set<string>();
  const grown = new Set<string>();
  let pointed: { field: Field; count: number } | undefined;

  const options = () => ({ locale: host().locale, ...(engines && { engines }) });
  const entryOf = (field: Field) => store.get(field.id);
  const parse = (field: Field) => parseEntry(field, entryOf(field), options());
  const isChanged = (field: Field) => !isSame(entryOf(field), initial[field.id]);
  const issueOf = (field: Field) => shownIssues.of(field.id);
  const isShown = (field: Field) => issueOf(field) !== undefined;

  function maskOf(field: Field) {
    if (!field.sensitive || !isTyped(field)) return undefined;
    // What the server has filled in is no secret of the person's, and is to be read before it is sent.
    if (!isBlank(entryOf(field)) && !isChanged(field)) return undefined;
    return unmasked.has(field.id) ? 'off' : 'on';
  }

  function loaded(next: Engines) {
    engines = next;
  }
  async function load() {
    // Without its engine a pattern is left to the server.
    loaded(await loadEngines(model).catch(() => ({})));
  }
  function reveal(field: Field, issue: ShownIssue | undefined) {
    if (shownIssues.set(field.id, issue)) edits.tell(field.id);
  }
  function consentIssue(field: Field): ShownIssue | undefined {
    if (!hasTriedToSend || !consent.isMissing(field, entryOf(field))) return undefined;
    return { fieldId: field.id, code: 'unacknowledged' };
  }
  function findIssue(field: Field): ShownIssue | undefined {
    const result = parse(field);
    return result.ok ? consentIssue(field) : result.issue;
  }
  function check(field: Field) {
    const wasShown = isShown(field);
    const issue = findIssue(field);
    reveal(field, issue);
    if (issue && !wasShown) host().onReveal(field, issue);
  }

  /** A key sends without leaving the box, so it is tidied here as well. */
  function tidyBox(field: Field) {
    const entry = entryOf(field);
    if (typeof entry !== 'string') return;
    const tidied = tidyText(field, entry);
    if (tidied !== entry) store.set(field.id, tidied);
  }

  function point(next: typeof pointed) {
    const before = pointed;
    pointed = next;
    if (before) edits.tell(before.field.id);
    if (next) edits.tell(next.field.id);
  }

  function send() {
    if (!engines) {
      void load().then(send);
      return;
    }
    point(undefined);
    for (const field of model.fields) tidyBox(field);
    const result = parseEntries(model, store.all(), options());
    const found = new Map(result.ok ? [] : result.issues.map((issue) => [issue.fieldId, issue]));
    hasTriedToSend = true;
    for (const field of model.fields) reveal(field, found.get(field.id) ?? consentIssue(field));
    if (result.ok && !model.fields.some(isShown)) host().onContent(result.content);
    else host().onRefused();
  }

  function typed(field: Field) {
    // A corrected entry clears its issue at once; a new issue waits until the person leaves the field.
    const isForgiven = !hasTriedToSend && isBlank(entryOf(field));
    if (isShown(field) && (isForgiven || !findIssue(field))) shownIssues.set(field.id, undefined);
    edits.tell(field.id);
    host().onDraftChange?.(store.all());
  }
  function enter(field: Field, entry: Entry) {
    store.set(field.id, entry);
    typed(field);
  }

  return {
    model,
    blocked,
    initial,
    base,
    entries,
    store,
    edits,
    shownIssues,
    fieldOf: (fieldId) => fields.get(fieldId),
    entryOf,
    issueOf,
    isChanged,
    suggestedFor: (field) => field.suggested?.entry ?? initial[field.id] ?? null,
    maskOf,
    unmask(field, isVisible) {
      if (isVisible) unmasked.add(field.id);
      else unmasked.delete(field.id);
      edits.tell(field.id);
    },
    hasGrown: (field) => grown.has(field.id),
    grow(field) {
      grown.add(field.id);
      edits.tell(field.id);
    },
    pointTo: (field, count) => point({ field, count }),
    unseenAt: (field) => (pointed?.field === field ? pointed.count : undefined),
    isDirty: () => model.fields.some((field) => !isSame(entryOf(field), base[field.id])),
    typed,
    enter,
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
