'use client';

import type { MessagesApi } from '../words/messages.js';

/** Props of {@link SentAs}. */
export interface SentAsProps {
  /** RFC 3339. */
  value: string;
  messages: MessagesApi;
}

/** The moment as the server gets it: where the clock shows a time twice, this tells which is meant. */
export function SentAs({ value, messages }: SentAsProps) {
  return <p data-elicit-part="preview">{messages.rich('hint.sentAs', { value })}</p>;
}
