'use client';

import { ServerWords } from '../words/serverWords.js';
import { partId } from './fieldIds.js';
import { partOf } from './context.js';
import type { DrawPart } from './context.js';

/** The field's title, and in words whether it may be left open. */
export const labelText: DrawPart = ({ form: { marks }, field }, { text }) => {
  const mark = field.required ? 'required' : 'optional';
  const title = <ServerWords>{field.label}</ServerWords>;
  if (marks !== mark) return title;
  return (
    <>
      {title} <span data-elicit-part="optional-mark">{text(`field.${mark}`)}</span>
    </>
  );
};

export const label: DrawPart = (state, api) => {
  const { id, shape } = state;
  // A checkbox brings its own.
  if (shape === 'tick') return null;
  const common = {
    'data-elicit-part': 'label',
    id: partId(id, 'label'),
    children: labelText(state, api),
  };
  if (shape === 'own') return <span {...common} />;
  if (shape === 'box') return <label {...common} htmlFor={id} />;
  return <legend {...common} />;
};

/** Names the field: a `<label>`, or the `<legend>` of a group; plain text where a host's control points to it. */
export const Label = partOf('Label', label);
