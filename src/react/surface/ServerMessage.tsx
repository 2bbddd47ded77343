'use client';

import { useServerLang } from '../words/serverWords.js';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDialog } from './dialogContext.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';
import { ShowMore, useUnfolding } from './ShowMore.js';

/** More than a page of text hides the questions below it. */
const SHOWN_CHARACTERS = 1000;
/** Screen readers read a description without a pause, so a longer message is not used as one (APG). */
const BRIEF_CHARACTERS = 150;

/**
 * The server's own words, below the client's and in another style, so that a server cannot imitate the client's
 * frame: plain text, no links, isolated from the text around it, under a line that says whose they are. They take no
 * more than a few lines until the person wants to see them all, however many lines there are.
 */
export function ServerMessage() {
  const { rich, text } = useMessages();
  const { request, server, messageId, reading } = useRequest('ServerMessage');
  const serverLang = useServerLang();
  const raw = request.elicitation?.message ?? '';
  const { shown, hasMore, isOpen, press } = useUnfolding(raw, SHOWN_CHARACTERS);
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame, isOpen);
  const wasOpened = useRef(false);
  const [isLed, setLed] = useState(false);
  useEffect(() => {
    if (isOpen) wasOpened.current = true;
  }, [isOpen]);
  const isFolded = !isOpen && (overflows || hasMore);
  useImperativeHandle(
    reading,
    () => ({
      openRest() {
        if (!isFolded || wasOpened.current) return false;
        flushSync(() => {
          press();
          setLed(true);
        });
        frame.current?.focus();
        return true;
      },
    }),
    [isFolded, press],
  );
  useDescription(messageId, shown);
  if (shown === '' && !hasMore) {
    return (
      <p data-elicit-part="message" data-none="" id={messageId}>
        {rich('request.noMessage', { server })}
      </p>
    );
  }
  return (
    <div data-elicit-part="message">
      <p data-elicit-part="message-from">{rich('request.messageFrom', { server })}</p>
      <div
        data-elicit-part="message-frame"
        data-whole={isOpen || undefined}
        tabIndex={isLed ? -1 : undefined}
        ref={frame}
      >
        <p data-elicit-part="message-text" id={messageId} dir="auto" lang={serverLang}>
          {shown}
        </p>
      </div>
      {isLed && <p data-elicit-part="refusal">{text('message.unread')}</p>}
      {(isOpen || overflows || hasMore) && (
        <ShowMore isOpen={isOpen} hasMore={hasMore} onChange={press} controls={messageId} />
      )}
    </div>
  );
}

/** Whether the text is higher than its frame. False without layout, as in jsdom. */
function useOverflow(ref: RefObject<HTMLDivElement | null>, whole: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    const words = frame?.firstElementChild;
    if (!frame || !words || whole || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(frame.scrollHeight > frame.clientHeight + 1);
    });
    observer.observe(words);
    return () => observer.disconnect();
  }, [ref, whole]);
  return overflows;
}

/** In a dialog a short message is the dialog's description. */
function useDescription(id: string, message: string) {
  const describe = useDialog()?.describe;
  const isBrief = message.length <= BRIEF_CHARACTERS;
  useEffect(() => describe?.(isBrief ? id : undefined), [describe, id, isBrief]);
}
