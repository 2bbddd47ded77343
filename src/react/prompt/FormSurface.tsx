'use client';

import type { ReactNode } from 'react';
import { ElicitationActions } from '../surface/ElicitationActions.js';
import { useActions } from '../surface/answer.js';
import { ElicitationForm } from '../form/index.js';
import { ownElement, useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { ScrollingBody } from '../surface/Body.js';
import { FormNotes } from './FormNotes.js';

function FormFooter() {
  const { text } = useMessages();
  const { accept, acceptLabel, status } = useActions('FormSurface');
  const { server } = useRequest('FormSurface');
  // A review comes before sending and sends nothing itself.
  const label =
    acceptLabel.id === 'action.review'
      ? text('action.send', { server })
      : text(acceptLabel.id, acceptLabel.values);
  return (
    <ElicitationActions.Footer
      reassurance={
        accept &&
        status === 'asking' && (
          <>
            {ownElement(text('form.nothingSent', { acceptLabel: label }))}{' '}
            <ElicitationForm.Progress />
          </>
        )
      }
    />
  );
}

const body = (
  <>
    <ElicitationForm.Message />
    <FormNotes />
    <ElicitationForm.Summary />
    <ElicitationForm.Fields />
  </>
);

const around = (middle: ReactNode) => (
  <>
    <ElicitationForm.Requester />
    {middle}
    <FormFooter />
  </>
);

/**
 * The parts of a form in their order: who asks, why, what is wrong, the fields, the answers. Each is always the same
 * element, so that a request that arrives beside a form of a thousand fields does not draw them again.
 */
export const formSurface = {
  inline: around(body),
  dialog: around(<ScrollingBody>{body}</ScrollingBody>),
};
