'use client';

import { useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../page/LiveRegion.js';
import type { MessagesApi } from '../words/messages.js';
import type { BoxProps } from './boxProps.js';

// A browser takes the line breaks out of what is put into a box of one line, and says nothing: "1" and "2" become 12.

/** What is put in with one press: pasted or dropped. */
type Putting = ClipboardEvent | DragEvent;

/** The text that is put in, if it has several lines. The break that is copied along at the end of a line is none. */
function linesOf(event: Putting): string | undefined {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n');
  if (!text.trim().includes('\n')) return undefined;
  let [start, end] = [0, text.length];
  while (text[start] === '\n') start++;
  while (text[end - 1] === '\n') end--;
  return text.slice(start, end);
}

/** Puts a text in as the browser would have done: in place of the selection; what is dropped goes to the end. */
function put(box: HTMLInputElement | HTMLTextAreaElement, text: string, range: Range) {
  box.setRangeText(text, range.start, range.end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

interface Range {
  start: number;
  end: number;
}

function rangeOf(event: Putting, box: HTMLInputElement): Range {
  const { length } = box.value;
  if (!('clipboardData' in event)) return { start: length, end: length };
  return { start: box.selectionStart ?? length, end: box.selectionEnd ?? length };
}

/** Handlers of a box. */
interface Handlers {
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onDrop: (event: DragEvent<HTMLInputElement>) => void;
}

/**
 * For a box of one line that may become one of several: it does so when lines are put into it, and takes them as they
 * are. What is wrong with them is then told like anything else that was typed.
 *
 * @param id of the box, which both have
 * @param grow draws the box of several lines in its place
 */
export function growingHandlers({ id, readOnly }: BoxProps, grow: () => void): Handlers {
  function takeLines(event: Putting & { currentTarget: HTMLInputElement }) {
    const box = event.currentTarget;
    const text = linesOf(event);
    if (text === undefined || readOnly) return;
    event.preventDefault();
    const root = box.getRootNode();
    const { value } = box;
    const range = rangeOf(event, box);
    // At once: the caret must not be seen to go.
    flushSync(grow);
    const area = 'getElementById' in root ? (root as Document).getElementById(id) : null;
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.value = value;
    area.focus();
    put(area, text, range);
  }
  return { onPaste: takeLines, onDrop: takeLines };
}

/** For a box to search in: lines that are put into it become one, with spaces between them, and that is told. */
export function useJoinedLines({ text }: MessagesApi): { handlers: Handlers; note: ReactNode } {
  const announce = useAnnounce();
  const [isJoined, setJoined] = useState(false);
  const sentence = text('field.linesJoined');
  function join(event: Putting & { currentTarget: HTMLInputElement }) {
    const box = event.currentTarget;
    const lines = linesOf(event);
    setJoined(lines !== undefined);
    if (lines === undefined) return;
    event.preventDefault();
    const words = lines.split('\n').map((line) => line.trim());
    put(box, words.filter((line) => line !== '').join(' '), rangeOf(event, box));
    announce(sentence);
  }
  return {
    handlers: { onPaste: join, onDrop: join },
    note: isJoined && <p data-elicit-part="hint">{sentence}</p>,
  };
}
