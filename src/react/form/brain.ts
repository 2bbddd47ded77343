import { loadEngines, parseEntries, parseEntry } from '../../core/index.js';
import type { ElicitContent, Engines, Entries, Entry, Field, FormModel } from '../../core/index.js';
import { createConsent } from './consent.js';
import { isBlank, isSame, textOf } from './entries.js';
import { createEdits } from './edits.js';
import { createFaults } from './faults.js';
import type { Faults } from './faults.js';
import type { AllowedModel } from './policy.js';
import { isIdentifier, tidy } from './tidy.js';
import type { Edits } from './edits.js';
import type { ShownIssue } from './issueText.js';

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
  /** Those to begin with: of the draft, if there is one. */
  entries: Entries;
}

/** A box of text in the page: the browser keeps what is typed into it. */
export interface TextBox {
  name: string;
  value: string;
}

/** Decides when an entry is checked (rewards early, punishes late); what is right, core decides. React-free. */
export interface FormBrain extends FormStart {
  edits: Edits;
  faults: Faults;
  fieldOf: (fieldId: string) => Field | undefined;
  entryOf: (field: Field) => Entry;
  /** What is wrong with a question, once it is shown. */
  issueOf: (field: Field) => ShownIssue | undefined;
  isChanged: (field: Field) => boolean;
  /** Whether anything was entered that closing would lose. */
  isDirty: () => boolean;
  /** For `ref`: what is put into its question is written into the box. */
  attach: (box: TextBox | null) => void;
  /** Keeps an entry that is still being composed. */
  keep: (field: Field, entry: Entry) => void;
  /** The entry that was kept has changed. */
  typed: (field: Field) => void;
  /** Keeps a whole entry. */
  enter: (field: Field, entry: Entry) => void;
  /** Puts another entry into a question, as a button does. */
  put: (field: Field, entry: Entry) => void;
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
  { model, blocked, initial, entries: begun }: FormStart,
  host: () => BrainHost,
): FormBrain {
  const fields = new Map(model.fields.map((field) => [field.id, field]));
  // Not react-hook-form, which does no more here than keep these: it weighed 13 kB, a quarter of a form of parts,
  // took a tenth of the time to draw one first, and calls every listener of a form at each key.
  const entries: Record<string, Entry> = { ...begun };
  const boxes = new Map<string, TextBox>();
  const edits = createEdits();
  const faults = createFaults();
  const consent = createConsent();
  let engines: Engines | undefined = hasPattern(model) ? undefined : {};
  let hasTriedToSend = false;

  const options = () => ({ locale: host().locale, ...(engines && { engines }) });
  const entryOf = (field: Field) => entries[field.id] ?? null;
  const parse = (field: Field) => parseEntry(field, entryOf(field), options());
  const isChanged = (field: Field) => !isSame(entryOf(field), initial[field.id]);
  const issueOf = (field: Field) => faults.of(field.id);
  const isShown = (field: Field) => issueOf(field) !== undefined;

  function loaded(next: Engines) {
    engines = next;
  }
  async function load() {
    // Without its engine a pattern is left to the server.
    loaded(await loadEngines(model).catch(() => ({})));
  }
  function reveal(field: Field, issue: ShownIssue | undefined) {
    if (faults.set(field.id, issue)) edits.tell(field.id);
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

  function keep(field: Field, entry: Entry) {
    entries[field.id] = entry;
  }
  function write(field: Field, entry: Entry) {
    keep(field, entry);
    const box = boxes.get(field.id);
    if (box) box.value = textOf(entry);
  }

  /** Whoever sends by a key has not left the box, which is when it is tidied. */
  function tidyBox(field: Field) {
    const entry = entryOf(field);
    if (!isIdentifier(field) || typeof entry !== 'string') return;
    const tidied = tidy(entry);
    if (tidied !== entry) write(field, tidied);
  }

  function send() {
    if (!engines) {
      void load().then(send);
      return;
    }
    for (const field of model.fields) tidyBox(field);
    const result = parseEntries(model, entries, options());
    const found = new Map(result.ok ? [] : result.issues.map((issue) => [issue.fieldId, issue]));
    hasTriedToSend = true;
    for (const field of model.fields) reveal(field, found.get(field.id) ?? consentIssue(field));
    if (result.ok && !model.fields.some(isShown)) host().onContent(result.content);
    else host().onRefused();
  }

  function typed(field: Field) {
    // Put right, it is said at once; wrong in another way, not before the person leaves.
    const isForgiven = !hasTriedToSend && isBlank(entryOf(field));
    if (isShown(field) && (isForgiven || !faultOf(field))) faults.set(field.id, undefined);
    edits.tell(field.id);
    host().onDraftChange?.({ ...entries });
  }
  function enter(field: Field, entry: Entry) {
    keep(field, entry);
    typed(field);
  }

  return {
    model,
    blocked,
    initial,
    entries: begun,
    edits,
    faults,
    fieldOf: (fieldId) => fields.get(fieldId),
    entryOf,
    issueOf,
    isChanged,
    isDirty: () => model.fields.some(isChanged),
    attach(box) {
      if (box) boxes.set(box.name, box);
    },
    keep,
    typed,
    enter,
    put(field, entry) {
      write(field, entry);
      typed(field);
    },
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
