'use client';

import { useState } from 'react';
import { cleanLines } from '../../core/index.js';
import { useMessages } from '../messages.js';
import { useRequest } from './context.js';

/** More than a page of text hides the questions below it. */
const SHOWN_CHARACTERS = 1000;
const MOST_CHARACTERS = 100_000;

/**
 * The server's own words, below the client's and in another style, so that a server cannot imitate the client's
 * frame: plain text, no links, isolated from the text around it.
 */
export function ServerMessage() {
  const { text, rich } = useMessages();
  const { elicitation, server, messageId, serverLang } = useRequest('ServerMessage');
  const message = cleanLines(elicitation?.message ?? '', MOST_CHARACTERS);
  const [whole, setWhole] = useState(false);
  const characters = [...message];
  const isLong = characters.length > SHOWN_CHARACTERS;
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
      <p id={messageId} dir="auto" lang={serverLang}>
        {isLong && !whole ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : message}
      </p>
      {isLong && (
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
