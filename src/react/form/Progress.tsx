'use client';

import { useState, useSyncExternalStore } from 'react';
import { useMessages } from '../messages.js';
import type { FormBrain } from './brain.js';
import { useFormParts } from './context.js';
import { isBlank } from './entries.js';

/** Below this a person sees what is left. */
const MANY_FIELDS = 10;

/** How many required questions of a long form are still open. */
export function Progress() {
  const { brain } = useFormParts('Progress');
  const isLong = brain.model.fields.length > MANY_FIELDS;
  return isLong ? <RequiredLeft brain={brain} /> : null;
}

function RequiredLeft({ brain }: { brain: FormBrain }) {
  const { text } = useMessages();
  const [open] = useState(() => createOpenQuestions(brain));
  const count = useSyncExternalStore(open.subscribe, open.count, open.count);
  if (count === 0) return null;
  return <span data-elicit-part="progress">{text('form.requiredLeft', { count })}</span>;
}

/** Keeps the open questions, so that a key costs the same in a form of any length. */
function createOpenQuestions(brain: FormBrain) {
  const required = brain.model.fields.filter((field) => field.required);
  const isOpen = (field: (typeof required)[number]) => isBlank(brain.entryOf(field));
  const open = new Set(required.filter(isOpen));
  return {
    count: () => open.size,
    subscribe: (listener: () => void) => {
      const stops = required.map((field) =>
        brain.edits.watch(field.id, () => {
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
