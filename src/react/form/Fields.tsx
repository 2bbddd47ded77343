'use client';

import type { ReactNode } from 'react';
import type { Field as Question } from '../../core/index.js';
import { useFormParts } from './context.js';
import { QuestionField } from './Field.js';
import { isTooLarge } from './tooLarge.js';

/** Props of {@link Fields}. */
export interface FieldsProps {
  /** Your own order of questions. @default a `Field` for each, in the server's order */
  children?: ReactNode;
}

/** All questions, in the server's order. One box: controls appended straight into a form are slow in Chromium. */
export function Fields({ children }: FieldsProps) {
  const { brain } = useFormParts('Fields');
  if (isTooLarge(brain.model) || brain.model.fields.length === 0) return null;
  return <div data-elicit-part="fields">{children ?? brain.model.fields.map(draw)}</div>;
}

function draw(field: Question) {
  return <QuestionField key={field.id} field={field} />;
}
