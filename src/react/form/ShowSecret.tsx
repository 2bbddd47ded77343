'use client';

import { useMessages } from '../words/messages.js';
import { useIsInBrowser } from '../page/useBrowser.js';
import type { FieldState } from './context.js';

/**
 * Shows and hides what is typed into the box of a secret. The style sheet draws the dots, so that the box stays one of
 * text: into `type="password"` a browser would put the password that it keeps for the host's own site.
 */
export function ShowSecret({ form: { controller }, field, shown: { mask } }: FieldState) {
  const { text } = useMessages();
  // Where a browser cannot draw dots, all is visible already.
  if (!useIsInBrowser() || !canDrawDots() || mask === undefined) return null;
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
