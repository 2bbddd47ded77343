'use client';

import { useEffect, useState } from 'react';
import { cleanLines } from '../../core/internal.js';
import { useDialog } from './dialogContext.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';

/** More than a page of text hides the questions below it. */
const SHOWN_CHARACTERS = 1000;
const MOST_CHARACTERS = 100_000;
/** A longer description of a dialog would be read in one breath (APG). */
const BRIEF_CHARACTERS = 150;

/**
 * The server's own words, below the client's and in another style, so that a server cannot imitate the client's
 * frame: plain text, no links, isolated from the text around it.
 */
export function ServerMessage() {
  const { text, rich } = useMessages();
  const { request, server, messageId, serverLang } = useRequest('ServerMessage');
  const raw = request.elicitation?.message ?? '';
  const message = cleanLines(raw, MOST_CHARACTERS);
  const brief = cleanLines(raw, SHOWN_CHARACTERS);
  const [whole, setWhole] = useState(false);
  useDescription(messageId, message);
  if (message === '') {
    return (
      <p data-elicit-part="message" id={messageId}>
        {rich('request.noMessage', { server })}
      </p>
    );
  }
  return (
    <div data-elicit-part="message">
      <span data-elicit-part="hidden">{text('request.messageFrom', { server })}</span>
      <p data-elicit-part="message-text" id={messageId} dir="auto" lang={serverLang}>
        {whole ? message : brief}
      </p>
      {brief !== message && (
        <button
          type="button"
          data-elicit-part="message-more"
          aria-expanded={whole}
          aria-controls={messageId}
          onClick={() => setWhole(!whole)}
        >
          {text(whole ? 'message.less' : 'message.more')}
        </button>
      )}
    </div>
  );
}

/** In a dialog a short message is its description. */
function useDescription(id: string, message: string) {
  const describe = useDialog()?.describe;
  const isBrief = message.length <= BRIEF_CHARACTERS;
  useEffect(() => describe?.(isBrief ? id : undefined), [describe, id, isBrief]);
}
