'use client';

import type { MessageId } from '../../locales/index.js';
import { useMessages } from '../words/messages.js';

/** Props of {@link ShowMore}. */
export interface ShowMoreProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** Id of what becomes longer. */
  controls?: string;
  /** What the button says while the text is short. @default "message.more" */
  more?: MessageId;
}

/** The button that shows all of a long text or list, or less again. */
export function ShowMore({ isOpen, onChange, controls, more = 'message.more' }: ShowMoreProps) {
  const { text } = useMessages();
  return (
    <button
      type="button"
      data-elicit-part="message-more"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
    >
      {text(isOpen ? 'message.less' : more)}
    </button>
  );
}
