'use client';

import { useMemo, useState } from 'react';
import { initialEntries } from '../../core/index.js';
import { isSame, withDraft } from '../../core/internal.js';
import type { AllowedModel } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { shownEntry } from '../words/values.js';

/** What the person has put in, and no secret: a clipboard is read by other programs. */
function draftText({ model, flagged }: AllowedModel, draft: unknown, api: MessagesApi): string {
  const { locale, timeZone } = api;
  const initial = initialEntries(model, { locale, ...(timeZone !== undefined && { timeZone }) });
  const entries = withDraft(model, initial, draft);
  return model.fields
    .filter(({ id }) => !flagged.has(id) && !isSame(entries[id], initial[id]))
    .map((field) => ({ field, shown: shownEntry(field, entries[field.id] ?? null, api) }))
    .filter(({ shown }) => shown !== '')
    .map(({ field, shown }) => `${field.label}: ${shown}`)
    .join('\n');
}

/** Copies what was typed into a request that ended before it could be sent, but no secrets. */
export function CopyDraft({ draft }: { draft: unknown }) {
  const api = useMessages();
  const announce = useAnnounce();
  const form = useRequest('ElicitationReceipt').request.form();
  const typed = useMemo(() => draftText(form, draft, api), [form, draft, api]);
  const [isShown, setIsShown] = useState(false);
  if (typed === '') return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(typed);
      announce(api.text('receipt.copied'));
    } catch {
      // The clipboard needs a secure context and permission. Otherwise show the text, so that it can be selected.
      setIsShown(true);
    }
  }
  return (
    <>
      <button type="button" data-elicit-part="copy" onClick={() => void copy()}>
        {api.text('receipt.copyDraft')}
      </button>
      {isShown && (
        <pre data-elicit-part="raw" lang="">
          {typed}
        </pre>
      )}
    </>
  );
}
