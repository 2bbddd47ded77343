'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../locales/index.js';
import type { Elicitation } from '../../core/index.js';
import { asksToConfirm } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';

/** Props of {@link Stub}. */
export interface StubProps {
  /** Absent while an answer is on its way. */
  onAnswer?: (() => void) | undefined;
  /** It is answered in another place, where the button goes to. */
  isElsewhere?: boolean;
  children?: ReactNode;
}

function titleOf(elicitation: Elicitation | null): MessageId {
  if (elicitation?.mode === 'url') return 'request.title.url';
  return asksToConfirm(elicitation) ? 'request.title.confirm' : 'request.title.form';
}

/** A request in one line that says who asks: another one is answered first, or its dialog is closed. */
export function Stub({ onAnswer, isElsewhere = false, children }: StubProps) {
  const { text, rich } = useMessages();
  const { server, request, position } = useRequest('Stub');
  const textId = useId();
  return (
    <div role="group" data-elicit-part="stub" aria-labelledby={textId}>
      <p data-elicit-part="stub-text" id={textId}>
        {position && (
          <span data-elicit-part="position">
            {text('request.position', { index: position.index, total: position.of })}
          </span>
        )}{' '}
        {rich(titleOf(request.elicitation), { server })}
      </p>
      {children}
      {onAnswer ? (
        <ActionButton
          action={isElsewhere ? 'go-to' : 'answer'}
          variant="secondary"
          aria-label={isElsewhere ? undefined : text('request.answerNamed', { server })}
          aria-describedby={textId}
          onPress={onAnswer}
        >
          {text(isElsewhere ? 'request.goTo' : 'request.answer')}
        </ActionButton>
      ) : (
        <p data-elicit-part="reassurance">{text('action.sending')}</p>
      )}
    </div>
  );
}
