'use client';

import { partId } from './fieldIds.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

/** Characters that are left, once the limit is near. */
export const counter: DrawPart = ({ id, shown: { left } }, { text }) => {
  if (left === undefined) return null;
  const isOver = left < 0;
  return (
    <p data-elicit-part="counter" data-over={isOver || undefined} id={partId(id, 'counter')}>
      {text(isOver ? 'count.over' : 'count.left', { count: Math.abs(left) })}
    </p>
  );
};

/** Characters that are left, once the limit is near. */
export const Counter = partOf('Counter', counter);
