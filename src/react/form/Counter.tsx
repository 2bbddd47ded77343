'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { TextField } from '../../core/index.js';
import { useMessages } from '../messages.js';
import { useFieldParts, useFormParts } from './context.js';
import { charactersLeft, countsCharacters } from './count.js';
import { textOf } from './entries.js';

/** Characters that are left, once the limit is near. Renders only when its number changes. */
export function Counter() {
  const { field } = useFieldParts('Counter');
  return countsCharacters(field) ? <Count field={field} /> : null;
}

function Count({ field }: { field: TextField & { maxLength: number } }) {
  const { brain } = useFormParts('Counter');
  const { ids } = useFieldParts('Counter');
  const { text } = useMessages();
  const read = () => charactersLeft(textOf(brain.entryOf(field)), field.maxLength);
  const watch = useCallback(
    (listener: () => void) => brain.edits.watch(field.id, listener),
    [brain, field.id],
  );
  const left = useSyncExternalStore(watch, read, read);
  const isOver = left !== undefined && left < 0;
  return (
    <p data-elicit-part="counter" data-over={isOver || undefined} id={ids.counter}>
      {left !== undefined && text(isOver ? 'count.over' : 'count.left', { count: Math.abs(left) })}
    </p>
  );
}
