'use client';

import { useState } from 'react';
import { Choice } from '../controls/Choice.js';
import { useMessages } from '../words/messages.js';
import type { FieldState } from './context.js';
import { partId } from './fieldIds.js';

/** The tick without which something that looks like a secret is not sent. */
export function Acknowledge({ form: { controller }, field, id, shown, isLocked }: FieldState) {
  const { text } = useMessages();
  const [isGiven, setIsGiven] = useState(() => controller.hasAgreed(field));
  const isMissing = shown.issue?.code === 'unacknowledged';
  return (
    <div data-elicit-part="acknowledge">
      <Choice
        type="checkbox"
        id={partId(id, 'acknowledge')}
        label={text('state.sensitive.ack')}
        aria-describedby={partId(id, isMissing ? 'error' : 'note')}
        aria-invalid={isMissing || undefined}
        checked={isGiven}
        onChange={({ target }) => {
          if (isLocked) return;
          setIsGiven(target.checked);
          controller.acknowledge(field, target.checked);
        }}
      />
    </div>
  );
}
