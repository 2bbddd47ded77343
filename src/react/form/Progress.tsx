'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { Field } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useLatest } from '../page/useLatest.js';
import type { FormController } from './controller.js';
import { useFormParts } from './context.js';
import { isBlank } from '../../core/internal.js';

/** A shorter form needs no progress: the person sees what is left. */
const MANY_FIELDS = 10;

/** A list that may stay empty is required, and open never. */
function needsAnswer(field: Field): boolean {
  return field.required && !(field.kind === 'multi-select' && field.minItems === 0);
}

/** How many required fields of a long form are still open. */
export function Progress() {
  const { controller } = useFormParts('Progress');
  const isLong = controller.model.fields.length > MANY_FIELDS;
  return isLong ? <RequiredLeft controller={controller} /> : null;
}

function RequiredLeft({ controller }: { controller: FormController }) {
  const { text } = useMessages();
  const [open] = useState(() => createOpenQuestions(controller));
  const count = useSyncExternalStore(open.subscribe, open.count, open.count);
  const line = useRef<HTMLSpanElement>(null);
  const sentence = count === 0 ? text('form.requiredDone') : text('form.requiredLeft', { count });
  useSpokenProgress(line, count, sentence);
  return (
    <span data-elicit-part="progress" ref={line}>
      {sentence}
    </span>
  );
}

/** Announces every fifth field and the last one: announcing each would be noisy. */
function isWorthSaying(count: number): boolean {
  return count % 5 === 0 || count === 1;
}

/** Says how many are left when the person leaves a field and there are fewer than were said before. */
function useSpokenProgress(line: RefObject<HTMLElement | null>, count: number, sentence: string) {
  const announce = useAnnounce();
  const latest = useLatest({ count, sentence });
  const said = useRef(count);
  useEffect(() => {
    const form = line.current?.closest('[data-elicit-part="form"]');
    function onLeave() {
      const now = latest();
      if (now.count >= said.current || !isWorthSaying(now.count)) return;
      said.current = now.count;
      announce(now.sentence);
    }
    form?.addEventListener('focusout', onLeave);
    return () => form?.removeEventListener('focusout', onLeave);
  }, [line, latest, announce]);
}

/** Keeps the open fields, so that a key costs the same in a form of any length. */
function createOpenQuestions(controller: FormController) {
  const required = controller.model.fields.filter(needsAnswer);
  const isOpen = (field: (typeof required)[number]) => isBlank(controller.entryOf(field));
  const open = new Set(required.filter(isOpen));
  return {
    count: () => open.size,
    subscribe: (listener: () => void) => {
      const stops = required.map((field) =>
        controller.edits.watch(field.id, () => {
          if (isOpen(field)) open.add(field);
          else open.delete(field);
          listener();
        }),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
