'use client';

import type { ReactNode } from 'react';
import type { ElicitContent, ElicitValue, Field } from '../../core/index.js';
import { useIsInBrowser } from '../page/useBrowser.js';
import { useMessages } from '../words/messages.js';
import { shownValue } from '../words/values.js';
import { useRequest } from './context.js';

/** Props of {@link AnswerRow}. */
export interface AnswerRowProps {
  field: Field;
  content: ElicitContent;
  /** What follows the value. */
  children?: ReactNode;
}

/** One answer in a review or a receipt: label and value as the person knows them. Secrets are not shown again. */
export function AnswerRow({ field, content, children }: AnswerRowProps) {
  const { text } = useMessages();
  const { serverLang } = useRequest('AnswerRow');
  const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
  return (
    <div data-elicit-part="receipt-row">
      <dt data-elicit-part="receipt-term" dir="auto" lang={serverLang}>
        {field.label}
      </dt>
      <dd data-elicit-part="receipt-value" data-none={value === undefined || undefined} dir="auto">
        <span>
          {value === undefined ? (
            text('receipt.noAnswer')
          ) : field.sensitive ? (
            text('receipt.masked')
          ) : (
            <Value field={field} value={value} />
          )}
        </span>
        {children !== undefined && <> {children}</>}
      </dd>
    </div>
  );
}

function Value({ field, value }: { field: Field; value: ElicitValue }) {
  const api = useMessages();
  const isInBrowser = useIsInBrowser();
  // A server does not know the person's time zone: it draws the moment as it was sent.
  return !isInBrowser && field.kind === 'text' ? String(value) : shownValue(field, value, api);
}
