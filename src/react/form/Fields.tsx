'use client';

import type { ReactNode } from 'react';
import type { Field as Question } from '../../core/index.js';
import { useFormParts } from './context.js';
import { Field } from './Field.js';
import { isTooLarge } from './tooLarge.js';

/** Props of {@link Fields}. */
export interface FieldsProps {
  /** Draws one question. @default a {@link Field} with all its parts */
  children?: (field: Question) => ReactNode;
}

/** All questions, in the server's order. One box: controls appended straight into a form are slow in Chromium. */
export function Fields({ children = draw }: FieldsProps) {
  const { brain } = useFormParts('Fields');
  if (isTooLarge(brain.model) || brain.model.fields.length === 0) return null;
  return <div data-elicit-part="fields">{brain.model.fields.map(children)}</div>;
}

function draw(field: Question) {
  return <Field key={field.id} field={field} />;
}
