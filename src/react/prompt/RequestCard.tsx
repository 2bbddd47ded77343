'use client';

import { ElicitationForm } from '../form/index.js';
import { RequestProvider } from '../request/RequestProvider.js';
import { UrlConsent } from '../url/UrlConsent.js';
import { FormSurface } from './FormSurface.js';
import { ProblemSurface } from './ProblemSurface.js';
import type { RequestCardProps } from './surfaceProps.js';

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
        <ElicitationForm.Root {...props} request={elicitation}>
          <FormSurface />
        </ElicitationForm.Root>
      );
    case 'url':
      return <UrlConsent.Root {...props} request={elicitation} />;
    default:
      return elicitation satisfies never;
  }
}
