'use client';

import { ActionButton } from '../page/ActionButton.js';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ElicitContent, Field } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { AnswerRow } from '../surface/AnswerRow.js';
import { useRequest } from '../surface/context.js';
import { useFormParts } from './context.js';
import { focusById } from '../page/focus.js';

/** The step between filling in and sending. */
export interface ReviewStep {
  /** What would be sent; null while the form is filled in. */
  content: ElicitContent | null;
  /** Back to the form. */
  edit: () => void;
}

export const ReviewContext = createContext<ReviewStep>({ content: null, edit: () => {} });

/** All answers once more, before they are sent, each with a way back to its field. */
export function Review() {
  const { content, edit } = useContext(ReviewContext);
  return content && <Answers content={content} edit={edit} />;
}

function Answers({ content, edit }: { content: ElicitContent; edit: () => void }) {
  const { controller, idPrefix } = useFormParts('Review');
  const { headingLevel } = useRequest('ElicitationForm.Review');
  const { text } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h4';
  function change(field: Field | undefined, { currentTarget }: MouseEvent) {
    const root = currentTarget.getRootNode();
    // Synchronously: the field must be mounted before it can take the focus.
    flushSync(edit);
    if (field) focusById(root, idPrefix + field.id);
  }
  return (
    <div data-elicit-part="review">
      <Heading data-elicit-part="review-title" ref={heading} tabIndex={-1}>
        {text('action.review')}
      </Heading>
      <dl data-elicit-part="receipt-list">
        {controller.model.fields.map((field) => (
          <AnswerRow key={field.id} field={field} content={content}>
            <button
              type="button"
              data-elicit-part="field-action"
              aria-label={text('action.changeNamed', { label: field.label })}
              onClick={(event) => change(field, event)}
            >
              {text('action.change')}
            </button>
          </AnswerRow>
        ))}
      </dl>
      <ActionButton
        action="back"
        variant="secondary"
        onPress={(event) => change(controller.model.fields[0], event)}
      >
        {text('action.back')}
      </ActionButton>
    </div>
  );
}
