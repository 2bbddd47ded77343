'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import { useQuestion } from './context.js';
import type { Question } from './context.js';

/** Draws a part of a question. A function, not a component: a form of a thousand questions has ten thousand parts. */
export type DrawPart = (question: Question, api: MessagesApi) => ReactNode;

/** The part as a component, for a host who puts questions together. */
export function partOf(name: string, draw: DrawPart) {
  const Part = () => draw(useQuestion(name), useMessages());
  Part.displayName = `ElicitationForm.${name}`;
  return Part;
}
