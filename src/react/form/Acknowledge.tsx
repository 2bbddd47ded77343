'use client';

import { useContext, useState } from 'react';
import { Choice } from '../controls/Choice.js';
import { useMessages } from '../messages.js';
import { LockedContext, useFieldParts, useFormParts } from './context.js';

/** The tick without which something that looks like a secret is not sent. */
export function Acknowledge() {
  const { text } = useMessages();
  const { brain } = useFormParts('Acknowledge');
  const { field, ids, issue } = useFieldParts('Acknowledge');
  const isLocked = useContext(LockedContext);
  const [isGiven, setIsGiven] = useState(() => brain.hasAgreed(field));
  if (!field.sensitive) return null;
  const isMissing = issue?.code === 'unacknowledged';
  return (
    <div data-elicit-part="acknowledge">
      <Choice
        type="checkbox"
        id={ids.acknowledge}
        label={text('state.sensitive.ack')}
        aria-describedby={isMissing ? ids.error : ids.note}
        aria-invalid={isMissing || undefined}
        checked={isGiven}
        onChange={({ target }) => {
          if (isLocked) return;
          setIsGiven(target.checked);
          brain.acknowledge(field, target.checked);
        }}
      />
    </div>
  );
}
