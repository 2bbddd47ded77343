'use client';

import { useState } from 'react';
import { useMessages } from '../messages.js';
import { useFieldParts } from './context.js';

/** More would stand between the question and its answer, and be read out before it. */
const SHOWN_CHARACTERS = 300;

/** The server's description of the question. */
export function Hint() {
  const { field, ids } = useFieldParts('Hint');
  const { hint } = field;
  if (hint === undefined) return null;
  if (hint.length > SHOWN_CHARACTERS) return <LongHint id={ids.hint} hint={hint} />;
  return (
    <p data-elicit-part="hint" id={ids.hint}>
      <ServerWords text={hint} />
    </p>
  );
}

function LongHint({ id, hint }: { id: string; hint: string }) {
  const { text } = useMessages();
  const [whole, setWhole] = useState(false);
  return (
    <div data-elicit-part="hint">
      <span id={id}>
        <ServerWords text={whole ? hint : `${hint.slice(0, SHOWN_CHARACTERS)}…`} />
      </span>{' '}
      <button
        type="button"
        data-elicit-part="message-more"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {text(whole ? 'message.less' : 'message.more')}
      </button>
    </div>
  );
}

/** Joined descriptions would run on where one lacks its full stop. */
function ServerWords({ text }: { text: string }) {
  return (
    <>
      <bdi dir="auto">{text}</bdi>
      {!/\p{P}\s*$/u.test(text) && <span data-elicit-part="hidden">.</span>}
    </>
  );
}
