'use client';

import { useState } from 'react';
import { useMessages } from '../words/messages.js';
import { partId } from './fieldIds.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

/** More would stand between the question and its answer, and be read out before it. */
const SHOWN_CHARACTERS = 300;

export const hint: DrawPart = ({ field, id: controlId }) => {
  if (field.hint === undefined) return null;
  const id = partId(controlId, 'hint');
  if (field.hint.length > SHOWN_CHARACTERS) return <LongHint id={id} hint={field.hint} />;
  return (
    <p data-elicit-part="hint" id={id}>
      {serverWords(field.hint)}
    </p>
  );
};

/** The server's description of the question. */
export const Hint = partOf('Hint', hint);

function LongHint({ id, hint: words }: { id: string; hint: string }) {
  const { text } = useMessages();
  const [whole, setWhole] = useState(false);
  return (
    <div data-elicit-part="hint">
      <span id={id}>{serverWords(whole ? words : `${words.slice(0, SHOWN_CHARACTERS)}…`)}</span>{' '}
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
function serverWords(text: string) {
  return (
    <>
      <bdi dir="auto">{text}</bdi>
      {!/\p{P}\s*$/u.test(text) && <span data-elicit-part="hidden">.</span>}
    </>
  );
}
