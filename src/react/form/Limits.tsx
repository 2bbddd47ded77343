'use client';

import { Fragment } from 'react';
import { useMessages } from '../messages.js';
import { useFieldParts } from './context.js';
import { limitsOf } from './limitsOf.js';

/** What the answer must keep to, in the client's words. */
export function Limits() {
  const { text } = useMessages();
  const { field, ids } = useFieldParts('Limits');
  const limits = limitsOf(field);
  if (!limits) return null;
  return (
    <p data-elicit-part="hint" id={ids.limits}>
      {limits.map(({ id, values }, i) => (
        <Fragment key={id}>
          {i > 0 && text('hint.separator')}
          {text(id, values)}
        </Fragment>
      ))}
    </p>
  );
}
