'use client';

import type { ReactNode } from 'react';
import { useDialog } from '../surface/dialogContext.js';
import { ElicitationForm } from '../form/index.js';
import { useRequest } from '../surface/context.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { FormSurface } from './FormSurface.js';
import { ProblemSurface } from './ProblemSurface.js';
import type { RequestCardProps } from './surfaceProps.js';
import { UrlCard } from './UrlCard.js';

/** One request that can be answered, in whichever mode it came. */
export function RequestCard(props: RequestCardProps) {
  const { read, requester, position, headingLevel, serverLang, mark, aside } = props;
  const elicitation = read.ok ? read.elicitation : null;
  return (
    <RequestProvider
      {...{ elicitation, requester, position, headingLevel, serverLang, mark, aside }}
    >
      <ModeSurface {...props} />
    </RequestProvider>
  );
}

function ModeSurface({ read, ...props }: RequestCardProps) {
  if (!read.ok) return <ProblemSurface problem={read.problem} onResult={props.onResult} />;
  const { elicitation } = read;
  switch (elicitation.mode) {
    case 'form':
      return (
        <Group>
          <ElicitationForm.Root {...props} request={elicitation}>
            <FormSurface />
          </ElicitationForm.Root>
        </Group>
      );
    case 'url':
      return <UrlCard {...props} request={elicitation} />;
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
