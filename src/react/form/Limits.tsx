'use client';

import { partId } from './fieldIds.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

export const limits: DrawPart = ({ id, limits: all }, { text, rich }) => {
  if (all.length === 0) return null;
  const ours = all.filter(({ hasServerWords }) => !hasServerWords);
  const theirs = all.filter(({ hasServerWords }) => hasServerWords);
  const separator = text('hint.separator');
  return (
    <p data-elicit-part="hint" id={partId(id, 'limits')}>
      {ours.map((limit) => text(limit.id, limit.values)).join(separator)}
      {theirs.map((limit, i) => (
        <span key={limit.id}>
          {i + ours.length > 0 && separator}
          {rich(limit.id, limit.values)}
        </span>
      ))}
    </p>
  );
};

/** What the answer must keep to, in the client's words. */
export const Limits = partOf('Limits', limits);
