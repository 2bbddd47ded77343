'use client';

import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { accept, cancel, decline } from '../../core/index.js';
import type { Elicitation } from '../../core/index.js';
import { ActionsContext, useAnswer } from '../actions/answer.js';
import type { ActionsContextValue } from '../actions/answer.js';
import { useDeliberate } from '../actions/useDeliberate.js';
import type { Controls } from '../controls/props.js';
import { MessagesProvider } from '../messages.js';
import { useRequest } from '../request/context.js';
import { LiveRegion } from '../request/LiveRegion.js';
import { RequestProvider } from '../request/RequestProvider.js';
import type { RequestProps } from '../request/props.js';
import { useElicitation } from '../request/useElicitation.js';
import { useElicitationForm } from '../useElicitationForm.js';
import { AttemptContext, FormContext } from './context.js';
import { FormElement } from './FormElement.js';
import { marksOf } from './marks.js';
import { createPointerWatch } from './pointer.js';
import { isTooLarge } from './tooLarge.js';
import type { SensitivePolicy } from './policy.js';

/** Props of {@link Root} that are not of every surface. */
export interface FormOptions {
  /** Your own controls, by kind of question. @default ours */
  controls?: Controls;
  /** What happens to questions that look like asking for a secret. @default "warn" */
  sensitivePolicy?: SensitivePolicy;
}

/** Props of {@link Root}. */
export interface RootProps extends RequestProps, FormOptions {
  children?: ReactNode;
}

/** A form over one request: it holds what is typed, checks it, and gives the one answer. Draws a `<form>`. */
export function Root(props: RootProps) {
  const { request, requester, headingLevel, serverLang, mark, messages, locale, timeZone } = props;
  const read = useElicitation(request);
  const elicitation = read.ok ? read.elicitation : null;
  return (
    <MessagesProvider {...defined({ messages, locale, timeZone })}>
      <LiveRegion>
        <RequestProvider
          elicitation={elicitation}
          requester={requester}
          {...defined({ headingLevel, serverLang, mark })}
        >
          <AnsweringForm key={read.contentKey} {...props} elicitation={elicitation} />
        </RequestProvider>
      </LiveRegion>
    </MessagesProvider>
  );
}

function defined<T extends object>(props: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

const ours: Controls = {};

/** Nothing can be asked where there is no form: an empty one that cannot be sent, only declined or cancelled. */
function schemaOf(elicitation: Elicitation | null): unknown {
  return elicitation?.mode === 'form' ? elicitation.requestedSchema : null;
}

function AnsweringForm(props: RootProps & { elicitation: Elicitation | null }) {
  const { elicitation, onResult, acceptDelayMs = 500, controls = ours, children } = props;
  const idPrefix = useId();
  const { server } = useRequest('ElicitationForm.Root');
  const answer = useAnswer(onResult);
  const deliberate = useDeliberate(acceptDelayMs);
  const { brain, attempt } = useElicitationForm(schemaOf(elicitation), {
    ...props,
    onContent: (content) => answer.give(accept(content)),
  });
  const [pointer] = useState(createPointerWatch);
  const { model } = brain;
  const isAnswerable = elicitation?.mode === 'form' && model.answerable && !isTooLarge(model);
  const form = useMemo(
    () => ({ brain, pointer, idPrefix, controls, marks: marksOf(brain.model) }),
    [brain, pointer, idPrefix, controls],
  );
  const actions: ActionsContextValue = {
    status: answer.status,
    deliberate,
    ...(isAnswerable && { accept: brain.send }),
    acceptLabel:
      model.fields.length === 0
        ? { id: 'action.confirm' }
        : { id: 'action.send', values: { server } },
    decline: () => answer.give(decline()),
    cancel: () => answer.give(cancel()),
    retry: answer.retry,
    isDirty: brain.isDirty,
  };
  return (
    <FormContext.Provider value={form}>
      <AttemptContext.Provider value={attempt}>
        <ActionsContext.Provider value={actions}>
          <FormElement>{children}</FormElement>
        </ActionsContext.Provider>
      </AttemptContext.Provider>
    </FormContext.Provider>
  );
}
