'use client';

import type { OmittedProperty } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useFormParts } from './context.js';

/** A required question that cannot be asked here, named so that the person knows why there is no way to send. */
export function MissingField({ property }: { property: OmittedProperty }) {
  const { text } = useMessages();
  const { blocked } = useFormParts('Fields').brain;
  const isBlocked = blocked.has(property.name);
  return (
    <div data-elicit-part="field" data-kind="missing">
      <p data-elicit-part="label">
        <bdi dir="auto">{property.label}</bdi>
      </p>
      <p data-elicit-part="hint">
        {text(isBlocked ? 'state.sensitive.blocked' : 'state.unsupportedField')}
      </p>
    </div>
  );
}
