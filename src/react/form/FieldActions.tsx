'use client';

import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { parseEntry } from '../../core/index.js';
import type { ElicitValue, Entry, Field } from '../../core/index.js';
import { useMessages } from '../messages.js';
import type { MessagesApi } from '../messages.js';
import { shownValue } from '../receipt/values.js';
import { LockedContext, useFieldParts, useFormParts } from './context.js';
import { blankOf, isBlank, isSame, textOf } from './entries.js';
import { focusControl } from './focusControl.js';

/** What emptying by hand is hard or impossible for: radios cannot be unticked, date boxes show no way on some phones. */
function canClear(field: Field): boolean {
  if (field.required) return false;
  switch (field.kind) {
    case 'text':
      return field.format === 'date' || field.format === 'date-time';
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

/** A checkbox is put back by pressing it again. */
function canRestore(field: Field): boolean {
  return field.default !== undefined && field.kind !== 'boolean';
}

/** Ways back: to no answer, and to the answer that the server suggested. */
export function FieldActions() {
  const { field } = useFieldParts('Actions');
  return canClear(field) || canRestore(field) ? <Actions field={field} /> : null;
}

function Actions({ field }: { field: Field }) {
  const { brain } = useFormParts('Actions');
  const { ids } = useFieldParts('Actions');
  const watch = useCallback(
    (listener: () => void) => brain.edits.watch(field.id, listener),
    [brain, field.id],
  );
  const isLocked = useContext(LockedContext);
  const initial = brain.initial[field.id] ?? null;
  // Two facts as one primitive: only when one of them turns does this render.
  const read = () => {
    const entry = brain.entryOf(field);
    const clear = canClear(field) && !isBlank(entry);
    const restore = canRestore(field) && !isSame(entry, initial);
    return `${clear ? 'clear' : ''} ${restore ? 'restore' : ''}`;
  };
  const [clear, restore] = useSyncExternalStore(watch, read, read).split(' ');
  if (!clear && !restore) return null;
  function put(entry: Entry, event: MouseEvent<HTMLButtonElement>) {
    if (isLocked) return;
    // First, since the button may go.
    focusControl(event.currentTarget, ids.control);
    brain.put(field, entry);
  }
  return (
    <div data-elicit-part="field-actions">
      {clear && (
        <Clear isLocked={isLocked} onClick={(event) => put(blankOf(brain.entryOf(field)), event)} />
      )}
      {restore && <Restore isLocked={isLocked} onClick={(event) => put(initial, event)} />}
    </div>
  );
}

interface ButtonProps {
  isLocked: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Clear({ isLocked, onClick }: ButtonProps) {
  const { text } = useMessages();
  const { field } = useFieldParts('Actions');
  return (
    <button
      type="button"
      data-elicit-part="field-action"
      aria-label={text('field.clearNamed', { label: field.label })}
      aria-disabled={isLocked || undefined}
      onClick={onClick}
    >
      {text('field.clear')}
    </button>
  );
}

/** As much of a suggestion as fits on a button. */
const SHOWN_CHARACTERS = 60;

function Restore({ isLocked, onClick }: ButtonProps) {
  const api = useMessages();
  const { brain } = useFormParts('Actions');
  const { field } = useFieldParts('Actions');
  const entry = brain.initial[field.id] ?? null;
  const suggested = parseEntry(field, entry, { locale: api.locale });
  // What would be refused is not suggested again.
  if (!suggested.ok) return null;
  const value = shownSuggestion(field, entry, suggested.value, api);
  const short = value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
  return (
    <button
      type="button"
      data-elicit-part="field-action"
      aria-disabled={isLocked || undefined}
      onClick={onClick}
    >
      {api.rich('field.restoreDefault', { value: short })}
    </button>
  );
}

/** A number as it would stand in its box, where group marks would be refused. */
function shownSuggestion(
  field: Field,
  entry: Entry,
  value: ElicitValue | undefined,
  api: MessagesApi,
): string {
  if (value === undefined) return '';
  return field.kind === 'number' ? textOf(entry) : shownValue(field, value, api);
}
