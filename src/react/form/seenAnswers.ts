import type { FocusEvent, FormEvent } from 'react';
import type { ElicitContent, Field } from '../../core/index.js';
import { isTrusted } from '../page/pressGuard.js';
import { watchSight } from '../page/seen.js';
import type { SightWatch } from '../page/seen.js';

/**
 * Which answers were filled in for the person (by the server, by an earlier answer, by the browser) and have not been
 * before their eyes. React-free, so that a key costs no render.
 */
export interface SeenAnswers {
  /** Ties a field to its element in the page: the same function for the same field. */
  row: (fieldId: string) => (element: Element | null) => void;
  rowOf: (fieldId: string) => Element | undefined;
  /** The person is at this part of the form, with the focus or a pointer. */
  touch: (target: EventTarget) => void;
  /** For the form: where the focus is, and what changes without it. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onInput: (event: FormEvent) => void;
  };
  /** The person was shown the answers of these fields in another way. */
  show: (fields: readonly Field[]) => void;
  /** Of what would be sent, in the order of the form. A field that the host does not draw cannot be seen, and is the host's to answer for. */
  unseen: (content: ElicitContent) => readonly Field[];
}

/** In view for this long in all: what only flies past is not read. In ms. */
const READ_MS = 300;

/** How long a row has been in view, and since when it is. */
interface Time {
  total: number;
  since: number | undefined;
  hadBothEdges: boolean;
}

function timeOf({ total, since }: Time): number {
  return since === undefined ? total : total + performance.now() - since;
}

/** @param filled ids of the fields that have an answer from the beginning */
export function createSeenAnswers(fields: readonly Field[], filled: Iterable<string>): SeenAnswers {
  const unseen = new Set(filled);
  const rows = new Map<string, Element>();
  const times = new Map<string, Time>();
  const idOf = new WeakMap<Element, string>();
  const refs = new Map<string, (element: Element | null) => void>();
  /** The field that the person is at. */
  let hands: string | undefined;
  let watch: SightWatch | undefined;

  function observe(row: Element) {
    // Where it cannot be found out, as in jsdom, the delay of the button counts alone.
    if (typeof IntersectionObserver === 'undefined') return;
    watch ??= watchSight((element, { isShown, hadBothEdges }) => {
      const id = idOf.get(element);
      const before = id === undefined ? undefined : times.get(id);
      if (id === undefined || !before) return;
      const since = isShown ? (before.since ?? performance.now()) : undefined;
      const total = isShown ? before.total : timeOf(before);
      times.set(id, { total, since, hadBothEdges });
      if (wasRead(id)) saw(id);
    });
    const id = idOf.get(row);
    if (id !== undefined) times.set(id, { total: 0, since: undefined, hadBothEdges: false });
    watch.add(row);
  }
  function wasRead(id: string): boolean {
    const time = times.get(id);
    const row = rows.get(id);
    if (!row || !time?.hadBothEdges || timeOf(time) < READ_MS) return false;
    return !hidesPart(row);
  }
  function saw(id: string) {
    const row = rows.get(id);
    if (unseen.delete(id) && row) watch?.remove(row);
  }
  function forget(id: string) {
    const row = rows.get(id);
    unseen.add(id);
    if (row) observe(row);
  }
  function attach(id: string, row: Element | null) {
    const before = rows.get(id);
    if (before) watch?.remove(before);
    if (row) {
      rows.set(id, row);
      idOf.set(row, id);
      if (unseen.has(id)) observe(row);
      return;
    }
    rows.delete(id);
    if (rows.size > 0) return;
    watch?.stop();
    watch = undefined;
  }
  function fieldAt(target: EventTarget): string | undefined {
    if (!('closest' in target)) return undefined;
    const row = (target as Element).closest('[data-elicit-part="field"]');
    return row ? idOf.get(row) : undefined;
  }
  function touch(target: EventTarget) {
    const id = fieldAt(target);
    if (id === undefined) return;
    hands = id;
    saw(id);
  }

  return {
    row(id) {
      const ref = refs.get(id) ?? ((row: Element | null) => attach(id, row));
      refs.set(id, ref);
      return ref;
    },
    rowOf: (id) => rows.get(id),
    touch,
    handlers: {
      onFocus: ({ target }) => touch(target),
      onBlur({ target }) {
        if (fieldAt(target) === hands) hands = undefined;
      },
      onInput({ target, nativeEvent }) {
        const id = fieldAt(target);
        if (id === undefined) return;
        const isOwn = hands === id && isTrusted(nativeEvent) && !isAutofilled(target);
        if (!isOwn) forget(id);
      },
    },
    show(shown) {
      for (const { id } of shown) saw(id);
    },
    unseen(content) {
      if (typeof IntersectionObserver === 'undefined') return [];
      return fields.filter(
        ({ id, name }) =>
          unseen.has(id) && rows.has(id) && Object.hasOwn(content, name) && !wasRead(id),
      );
    },
  };
}

/** Filled in by the browser, and not changed since. The list forgives a selector that a browser does not know. */
function isAutofilled(target: EventTarget): boolean {
  return 'matches' in target && (target as Element).matches(':is(:autofill, :-webkit-autofill)');
}

/** Part of the answer is out of view within its row: folded, or in something that scrolls. */
function hidesPart(row: Element): boolean {
  if (row.querySelector('[data-elicit-part="message-more"][aria-expanded="false"]')) return true;
  const boxes = [...row.querySelectorAll('textarea, input[type="text"]')];
  const isCut = boxes.some(
    (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
  );
  return isCut || [...row.querySelectorAll('[data-elicit-part="scroll"]')].some(hidesTick);
}

function hidesTick(list: Element): boolean {
  const area = list.getBoundingClientRect();
  return [...list.querySelectorAll('input:checked')].some((tick) => {
    const { top, bottom } = tick.getBoundingClientRect();
    return top < area.top - 1 || bottom > area.bottom + 1;
  });
}
