'use client';

import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Field as Question } from '../../core/index.js';
import { useFormParts } from './context.js';
import { QuestionField } from './Field.js';
import { MissingField } from './MissingField.js';
import { Review, ReviewContext } from './Review.js';
import { isTooLarge } from '../../core/internal.js';

/** Props of {@link Fields}. */
export interface FieldsProps {
  /** Your own order of questions. @default a `Field` for each, in the server's order */
  children?: ReactNode;
}

/** All questions, in the server's order. One box: controls appended straight into a form are slow in Chromium. */
export function Fields({ children }: FieldsProps) {
  const { brain } = useFormParts('Fields');
  const { model } = brain;
  const isReviewing = useContext(ReviewContext).content !== null;
  const missing = model.omitted.filter(({ required }) => required);
  if (isTooLarge(model) || model.fields.length + missing.length === 0) return null;
  // Entries are kept by the form, not by its boxes.
  if (isReviewing) return <Review />;
  return (
    <div data-elicit-part="fields">
      {children ?? model.fields.map(draw)}
      {missing.map((property) => (
        <MissingField key={property.name} property={property} />
      ))}
    </div>
  );
}

function draw(field: Question) {
  return <QuestionField key={field.id} field={field} />;
}
