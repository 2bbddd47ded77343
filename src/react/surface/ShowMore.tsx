'use client';

import { useMemo, useState } from 'react';
import { cleanLines } from '../../core/internal.js';
import type { MessageId } from '../../locales/index.js';
import { useMessages } from '../words/messages.js';

/** Props of {@link ShowMore}. */
export interface ShowMoreProps {
  isOpen: boolean;
  /** There is still more than is shown. @default while it is not open */
  hasMore?: boolean;
  onChange: (isOpen: boolean) => void;
  /** Id of what becomes longer. */
  controls?: string;
  /** What the button says while the text is short. @default "message.more" */
  more?: MessageId;
}

/** The button that shows all of a long text or list, or less again. */
export function ShowMore(props: ShowMoreProps) {
  const { isOpen, hasMore = !isOpen, onChange, controls, more = 'message.more' } = props;
  const { text } = useMessages();
  return (
    <button
      type="button"
      data-elicit-part="message-more"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
    >
      {text(isOpen && !hasMore ? 'message.less' : more)}
    </button>
  );
}

/** Of a long text this much is shown at once, and ten times as much with each further press: a page can bear it. */
const MOST_AT_ONCE = 100_000;

/** A server's long text: its beginning, then more of it with each press, until all of it is there. */
export function useUnfolding(words: string, brief: number) {
  const [limit, setLimit] = useState(brief);
  const isOpen = limit > brief;
  const [shown, hasMore] = useMemo(() => {
    const now = cleanLines(words, limit);
    const next = isOpen ? words.length > limit : cleanLines(words, MOST_AT_ONCE) !== now;
    return [now, next];
  }, [words, limit, isOpen]);
  return {
    shown,
    hasMore,
    isOpen,
    /** What the button does, which says "Show more" until there is no more. */
    press: () => setLimit(isOpen && !hasMore ? brief : isOpen ? limit * 10 : MOST_AT_ONCE),
  };
}
