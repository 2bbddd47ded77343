'use client';

import { useState } from 'react';
import type { ElicitContent, ElicitValue, Field } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { useIsInBrowser } from '../page/useIsInBrowser.js';
import { shownValue } from '../words/values.js';

/** Rows of a receipt that are shown at once. */
const BRIEF_ROWS = 5;

/** What was sent: label and value as the person knows them. Secrets are not shown again. */
export function AnswerList({ content }: { content: ElicitContent }) {
  const { text } = useMessages();
  const { fields } = useRequest('ElicitationReceipt').request.form().model;
  const [whole, setWhole] = useState(false);
  if (fields.length === 0) return null;
  return (
    <>
      <dl data-elicit-part="receipt-list">
        {(whole ? fields : fields.slice(0, BRIEF_ROWS)).map((field) => (
          <Row key={field.id} field={field} content={content} />
        ))}
      </dl>
      {fields.length > BRIEF_ROWS && (
        <button
          type="button"
          data-elicit-part="message-more"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {text(whole ? 'message.less' : 'receipt.show')}
        </button>
      )}
    </>
  );
}

function Row({ field, content }: { field: Field; content: ElicitContent }) {
  const { text } = useMessages();
  const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
  const { serverLang } = useRequest('ElicitationReceipt');
  return (
    <div data-elicit-part="receipt-row">
      <dt data-elicit-part="receipt-term" dir="auto" lang={serverLang}>
        {field.label}
      </dt>
      <dd data-elicit-part="receipt-value" data-none={value === undefined || undefined} dir="auto">
        {value === undefined ? text('receipt.noAnswer') : <Value field={field} value={value} />}
      </dd>
    </div>
  );
}

function Value({ field, value }: { field: Field; value: ElicitValue }) {
  const api = useMessages();
  const isInBrowser = useIsInBrowser();
  if (field.sensitive) return api.text('receipt.masked');
  // A moment as it was sent, until the person's zone is known.
  return !isInBrowser && field.kind === 'text' ? String(value) : shownValue(field, value, api);
}
