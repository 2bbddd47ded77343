import type { Entry, Field } from '../../core/index.js';
import type { FormController } from './controller.js';
import { charactersLeft, countsCharacters, isBlank, isSame, textOf } from '../../core/internal.js';
import { isTyped } from './fieldMarkup.js';
import type { ShownIssue } from '../words/issueText.js';

/** What a field shows besides its fixed texts. */
export interface FieldView {
  /** For an uncontrolled text box its first entry; the browser keeps what is typed later. */
  entry: Entry;
  /** What is wrong, once it is shown. */
  issue: ShownIssue | undefined;
  /** To be looked at before it is sent, the first of so many. */
  unseen: number | undefined;
  /** Whether what is typed is drawn as dots. */
  mask: 'on' | 'off' | undefined;
  /** Whether a box of one line is drawn as one of several: it began with several lines, or they were put into it. */
  isGrown: boolean;
  /** Characters that are left, once the limit is near. */
  left: number | undefined;
  /** Ways back: to no answer, and to the answer that the server suggested. */
  clear: boolean;
  restore: boolean;
}

/** For `useSyncExternalStore`: the same object from key to key, as long as nothing else is to be shown. */
export interface FieldViewStore {
  subscribe: (listener: () => void) => () => void;
  get: () => FieldView;
}

export function createFieldView(
  controller: FormController,
  field: Field,
  isBox: boolean,
): FieldViewStore {
  const first = controller.entryOf(field);
  const beganWithLines = /[\r\n]/.test(textOf(first));
  let last = read();

  function read(): FieldView {
    const entry = controller.entryOf(field);
    return {
      entry: isBox ? first : entry,
      issue: controller.issueOf(field),
      unseen: controller.unseenAt(field),
      mask: controller.maskOf(field),
      isGrown: beganWithLines || controller.hasGrown(field),
      left: countsCharacters(field) ? charactersLeft(textOf(entry), field.maxLength) : undefined,
      clear: canClear(field) && !isBlank(entry),
      restore: canRestore(field) && !isSame(entry, controller.suggestedFor(field)),
    };
  }
  return {
    subscribe: (listener) => controller.edits.watch(field.id, listener),
    get() {
      const next = read();
      if (!isEqual(last, next)) last = next;
      return last;
    },
  };
}

function isEqual(a: FieldView, b: FieldView): boolean {
  return (
    a.entry === b.entry &&
    a.issue === b.issue &&
    a.unseen === b.unseen &&
    a.mask === b.mask &&
    a.isGrown === b.isGrown &&
    a.left === b.left &&
    a.clear === b.clear &&
    a.restore === b.restore
  );
}

/** Fields that are hard to empty by hand: radios cannot be unticked, and some phones cannot clear a date box. */
function canClear(field: Field): boolean {
  if (field.required) return false;
  switch (field.kind) {
    case 'text':
      return !isTyped(field);
    case 'number':
      return false;
    case 'boolean':
      return field.control === 'yes-no';
    case 'single-select':
      return field.control !== 'select';
    case 'multi-select':
      return field.control === 'search';
    default:
      return field satisfies never;
  }
}

/** A checkbox needs no button: pressing it again restores it. */
function canRestore(field: Field): boolean {
  const { default: filledIn, suggested } = field;
  const isThere = (filledIn ?? suggested?.date ?? suggested?.entry) !== undefined;
  return isThere && field.kind !== 'boolean';
}
