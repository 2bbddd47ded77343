'use client';

import type { ReactNode } from 'react';
import { AnsweringForm } from '../form/AnsweringForm.js';
import { useDialog } from '../surface/dialogContext.js';
import { inRequest, useRequestValue } from '../surface/RequestProvider.js';
import { formSurface } from './FormSurface.js';
import { ProblemSurface } from './ProblemSurface.js';
import type { RequestCardProps } from './surfaceProps.js';
import { UrlCard } from './UrlCard.js';

/** One request that can be answered, in either mode. */
export function RequestCard(props: RequestCardProps) {
  const value = useRequestValue(props);
  const isInDialog = useDialog() !== null;
  return inRequest(value, drawCard(props, isInDialog ? undefined : value.labelledBy));
}

/** @param labelledBy names a form in the page; a dialog has its name already */
function drawCard(props: RequestCardProps, labelledBy: string | undefined): ReactNode {
  const { elicitation, problem } = props.request;
  if (!elicitation) return <ProblemSurface problem={problem} />;
  switch (elicitation.mode) {
    case 'form': {
      const form = (
        <AnsweringForm {...props}>
          {formSurface[labelledBy === undefined ? 'dialog' : 'inline']}
        </AnsweringForm>
      );
      if (labelledBy === undefined) return form;
      // Not a landmark: a page may hold many cards of one server.
      return (
        <div role="group" aria-labelledby={labelledBy}>
          {form}
        </div>
      );
    }
    case 'url':
      return <UrlCard {...props} />;
    default:
      return elicitation satisfies never;
  }
}
