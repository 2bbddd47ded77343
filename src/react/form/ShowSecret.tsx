'use client';

import { useSyncExternalStore } from 'react';
import { useMessages } from '../words/messages.js';
import type { FieldState } from './context.js';

/**
 * Shows and hides what is typed into the box of a secret. The style sheet draws the dots, so that the box stays one of
 * text: into `type="password"` a browser would put the password that it keeps for the host's own site.
 */
export function ShowSecret({ form: { controller, seen }, field, shown: { mask } }: FieldState) {
  const { text } = useMessages();
  const { id } = field;
  // Known once the field is in the page. A control of the host's draws what it likes; it may be ours, as `standard`.
  const hasBox = () =>
    (seen.rowOf(id)?.querySelector('[data-elicit-part="control"]') ?? null) !== null;
  const isOurs = useSyncExternalStore(
    (listener) => controller.edits.watch(id, listener),
    () => hasBox() && canDrawDots(),
    () => false,
  );
  // Where a browser cannot draw dots, all is visible already.
  if (!isOurs || mask === undefined) return null;
  return (
    <button
      type="button"
      data-elicit-part="field-action"
      aria-label={text('field.showNamed', { label: field.label })}
      aria-pressed={mask === 'off'}
      onClick={() => controller.unmask(field, mask === 'on')}
    >
      {text('field.show')}
    </button>
  );
}

function canDrawDots(): boolean {
  if (typeof CSS === 'undefined' || typeof CSS.supports !== 'function') return false;
  return CSS.supports('-webkit-text-security', 'disc') || CSS.supports('text-security', 'disc');
}
