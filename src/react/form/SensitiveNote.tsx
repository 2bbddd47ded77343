'use client';

import { useMessages } from '../messages.js';
import { Icon } from '../request/Icon.js';
import { useFieldParts } from './context.js';

/** Above a question that looks like asking for a secret, which servers must not do in a form (spec: Security). */
export function SensitiveNote() {
  const { text, rich } = useMessages();
  const { field, ids } = useFieldParts('SensitiveNote');
  if (!field.sensitive) return null;
  return (
    <div data-elicit-part="note" data-tone="danger" id={ids.note}>
      <Icon name="danger" />
      <p data-elicit-part="note-title">{text('state.sensitive.title')}</p>
      <p data-elicit-part="note-body">{rich('state.sensitive.body', { label: field.label })}</p>
    </div>
  );
}
