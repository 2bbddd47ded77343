'use client';

import { useFieldParts } from './context.js';

/** The server's description of the question. */
export function Hint() {
  const { field, ids } = useFieldParts('Hint');
  if (field.hint === undefined) return null;
  return (
    <p data-elicit-part="hint" id={ids.hint}>
      <bdi dir="auto">{field.hint}</bdi>
      <Stop after={field.hint} />
    </p>
  );
}

/** Joined descriptions would run on where one lacks its full stop. */
function Stop({ after }: { after: string }) {
  return /\p{P}\s*$/u.test(after) ? null : <span data-elicit-part="hidden">.</span>;
}
