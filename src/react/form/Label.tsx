'use client';

import { useMessages } from '../messages.js';
import { useFieldParts, useFormParts } from './context.js';

/** The question's title, and in words whether it may be left open. */
export function LabelText() {
  const { text } = useMessages();
  const { marks } = useFormParts('Label');
  const { field } = useFieldParts('Label');
  const mark = field.required ? 'required' : 'optional';
  return (
    <>
      <bdi dir="auto">{field.label}</bdi>
      {marks === mark && (
        <>
          {' '}
          <span data-elicit-part="optional-mark">{text(`field.${mark}`)}</span>
        </>
      )}
    </>
  );
}

/** Names the question: a `<label>`, or the `<legend>` of a group; plain text where a host's control points to it. */
export function Label() {
  const { ids, shape } = useFieldParts('Label');
  // A checkbox brings its own.
  if (shape === 'tick') return null;
  if (shape === 'own') {
    return (
      <span data-elicit-part="label" id={ids.label}>
        <LabelText />
      </span>
    );
  }
  if (shape === 'box') {
    return (
      <label data-elicit-part="label" id={ids.label} htmlFor={ids.control}>
        <LabelText />
      </label>
    );
  }
  return (
    <legend data-elicit-part="label" id={ids.label}>
      <LabelText />
    </legend>
  );
}
