'use client';

import type { ReactNode } from 'react';
import { useDialog } from '../surface/dialogContext.js';
import { AnsweringForm } from '../form/AnsweringForm.js';
import { useRequest } from '../surface/context.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { FormSurface } from './FormSurface.js';
import { ProblemSurface } from './ProblemSurface.js';
import type { RequestCardProps } from './surfaceProps.js';
import { UrlCard } from './UrlCard.js';

/** One request that can be answered, in whichever mode it came. */
export function RequestCard(props: RequestCardProps) {
  const { request, requester, position, headingLevel, serverLang, mark, aside } = props;
  return (
    <RequestProvider {...{ request, requester, position, headingLevel, serverLang, mark, aside }}>
      <ModeSurface {...props} />
    </RequestProvider>
  );
}

function ModeSurface(props: RequestCardProps) {
  const { elicitation, problem } = props.request;
  if (!elicitation) return <ProblemSurface problem={problem} />;
  switch (elicitation.mode) {
    case 'form':
      return (
        <Group>
          <AnsweringForm {...props}>
            <FormSurface />
          </AnsweringForm>
        </Group>
      );
    case 'url':
      return <UrlCard {...props} />;
    default:
      return elicitation satisfies never;
  }
}

/** Names a card; a dialog has its name already. Not a landmark: a page may hold many cards of one server. */
function Group({ children }: { children: ReactNode }) {
  const { labelledBy } = useRequest('RequestCard');
  const dialog = useDialog();
  if (dialog) return children;
  return (
    <div role="group" aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}
