'use client';

import { useServerLang } from '../words/serverWords.js';
import type { ReactNode } from 'react';
import type { ElicitContent, ElicitValue, Field } from '../../core/index.js';
import { useIsInBrowser } from '../page/useBrowser.js';
import { useMessages } from '../words/messages.js';
import { shownValue } from '../words/values.js';

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
  const serverLang = useServerLang();
  const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
  return (
    <div data-elicit-part="receipt-row">
      <dt data-elicit-part="receipt-term" dir="auto" lang={serverLang}>
        {field.label}
      </dt>
      <dd data-elicit-part="receipt-value" data-none={value === undefined || undefined} dir="auto">
        <span lang={value === undefined ? undefined : langOf(field, serverLang)}>
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

/** An option is the server's, and what a person types is in no known language. The rest is worded by the client. */
function langOf({ kind, ...field }: Field, serverLang: string): string | undefined {
  switch (kind) {
    case 'single-select':
    case 'multi-select':
      return serverLang;
    case 'text':
      return 'control' in field && /^(?:line|area)$/.test(field.control) ? '' : undefined;
    case 'number':
    case 'boolean':
      return undefined;
    default:
      return kind satisfies never;
  }
}

function Value({ field, value }: { field: Field; value: ElicitValue }) {
  const api = useMessages();
  const isInBrowser = useIsInBrowser();
  // A server does not know the person's time zone: it draws the moment as it was sent.
  return !isInBrowser && field.kind === 'text' ? String(value) : shownValue(field, value, api);
}
