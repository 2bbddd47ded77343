'use client';

import { ServerWords } from '../words/serverWords.js';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Field, OmittedProperty } from '../../core/index.js';
import { DRAWN, isTooLarge } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import { useFormParts } from './context.js';
import { OneField } from './Field.js';
import { Review, ReviewContext } from './Review.js';

/** Props of {@link Fields}. */
export interface FieldsProps {
  /** Your own order of fields. @default a `Field` for each, in the server's order */
  children?: ReactNode;
}

/** All fields, in the server's order. One box: controls appended straight into a form are slow in Chromium. */
export function Fields({ children }: FieldsProps) {
  const { controller } = useFormParts('Fields');
  const { model } = controller;
  const { text } = useMessages();
  const isReviewing = useContext(ReviewContext).content !== null;
  const missing = model.omitted.filter(({ required }) => required);
  const count = model.answerable ? model.fields.length : missing.length;
  if (isTooLarge(model) || count === 0) return null;
  // Unmounting the boxes is safe: the entries are in the store.
  if (isReviewing) return <Review />;
  return (
    <div data-elicit-part="fields">
      {/* What can never be sent is not asked. */}
      {model.answerable && (children ?? model.fields.map(draw))}
      {missing.slice(0, DRAWN.omitted).map((property) => (
        <MissingField key={property.name} property={property} />
      ))}
      {missing.length > DRAWN.omitted && (
        <p data-elicit-part="hint">
          {text('state.more', { count: missing.length - DRAWN.omitted })}
        </p>
      )}
    </div>
  );
}

function draw(field: Field) {
  return <OneField key={field.id} field={field} />;
}

/** A required field that cannot be asked here, named so that the person knows why there is no way to send. */
function MissingField({ property }: { property: OmittedProperty }) {
  const { text } = useMessages();
  const { blocked } = useFormParts('Fields').controller;
  const isBlocked = blocked.has(property.name);
  return (
    <div data-elicit-part="field" data-kind="missing">
      <p data-elicit-part="label">
        <ServerWords>{property.label}</ServerWords>
      </p>
      <p data-elicit-part="hint">
        {text(isBlocked ? 'state.sensitive.blocked' : 'state.unsupportedField')}
      </p>
    </div>
  );
}
