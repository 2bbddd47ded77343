'use client';

import { partId } from './fieldIds.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

export const limits: DrawPart = ({ id, limits: all }, { text }) => {
  if (all.length === 0) return null;
  return (
    <p data-elicit-part="hint" id={partId(id, 'limits')}>
      {all.map((limit) => text(limit.id, limit.values)).join(text('hint.separator'))}
    </p>
  );
};

/** What the answer must keep to, in the client's words. */
export const Limits = partOf('Limits', limits);
