import type { MouseEvent } from 'react';
import { parseEntry } from '../../core/index.js';
import type { Entry } from '../../core/index.js';
import type { MessagesApi } from '../words/messages.js';
import { shownValue } from '../words/values.js';
import type { FieldState, DrawPart } from './context.js';
import { blankOf, cleanLine } from '../../core/internal.js';
import { focusControl } from '../page/focus.js';
import type { FieldView } from './fieldView.js';
import { ShowSecret } from './ShowSecret.js';

/** Buttons that show what is masked, take the corrected answer, clear the answer, or restore the server's suggestion. */
export const fieldActions: DrawPart = (state, api) => {
  const { form, field, id, shown, isLocked } = state;
  const correction = correctionOf(shown);
  if (!shown.clear && !shown.restore && correction === undefined && !shown.mask) return null;
  function put(entry: Entry, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isLocked) return;
    // Move the focus first: the button may disappear.
    focusControl(currentTarget, id);
    form.controller.enter(field, entry);
  }
  const suggested = form.controller.suggestedFor(field);
  return (
    <div data-elicit-part="field-actions">
      {shown.mask && <ShowSecret {...state} />}
      {correction !== undefined && (
        <button
          type="button"
          data-elicit-part="field-action"
          aria-disabled={isLocked || undefined}
          onClick={(event) => put(correction, event)}
        >
          {api.rich('field.useSuggestion', { value: correction })}
        </button>
      )}
      {shown.clear && (
        <button
          type="button"
          data-elicit-part="field-action"
          aria-label={api.text('field.clearNamed', { label: field.label })}
          aria-disabled={isLocked || undefined}
          onClick={(event) => put(blankOf(form.controller.entryOf(field)), event)}
        >
          {api.text('field.clear')}
        </button>
      )}
      {shown.restore && restore(state, api, (event) => put(suggested, event))}
    </div>
  );
};

/** What core suggests in place of a wrong entry, once the error is shown. */
function correctionOf({ issue }: FieldView): string | undefined {
  return issue && 'suggestion' in issue ? issue.suggestion : undefined;
}

/** As much of a suggestion as fits on a button; a press shows it in the box. */
const SHOWN_CHARACTERS = 60;

function restore(
  { form: { controller }, field, isLocked }: FieldState,
  api: MessagesApi,
  onClick: (event: MouseEvent<HTMLButtonElement>) => void,
) {
  const entry = controller.suggestedFor(field);
  const suggested = parseEntry(field, entry, { locale: api.locale });
  // A default that is not valid is not offered.
  if (!suggested.ok) return null;
  const value = suggested.value === undefined ? '' : shownValue(field, suggested.value, api);
  return (
    <button
      type="button"
      data-elicit-part="field-action"
      aria-disabled={isLocked || undefined}
      onClick={onClick}
    >
      {api.rich('field.restoreDefault', { value: cleanLine(value, SHOWN_CHARACTERS) })}
    </button>
  );
}
