'use client';

import type { ReactNode } from 'react';
import type { Controls } from '../controls/props.js';
import { MessagesProvider } from '../words/messages.js';
import { LiveRegion } from '../page/LiveRegion.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import type { RequestProps } from '../surface/props.js';
import { useRequestModel } from '../surface/useRequestModel.js';
import { QueuedRequestContext, useSingleRequest } from '../surface/queuedRequest.js';
import type { RequestModel } from '../../core/internal.js';
import type { SensitivePolicy } from '../../core/internal.js';
import { RequestHeader } from '../surface/Header.js';
import { AnsweringForm } from './AnsweringForm.js';
import { useFormParts } from './context.js';

/** What a host decides about all of its forms. */
export interface FormOptions {
  /** Your own controls, by kind of field. @default ours */
  controls?: Controls;
  /** What happens to fields that look like asking for a secret. @default "warn" */
  sensitivePolicy?: SensitivePolicy;
  /** Shows all answers once more before they are sent; for long forms. @default false */
  review?: boolean;
}

/** Props of {@link Root}. */
export interface RootProps extends RequestProps, FormOptions {
  /** The parts, in your order. */
  children?: ReactNode;
}

/**
 * A form over one request: it holds what is typed, checks it, and gives the one answer. It draws no `<form>`, and may be
 * in one of yours: neither sends or empties the other.
 */
export function Root(props: RootProps) {
  const { request, requester, headingLevel, serverLang, mark, messages, locale, timeZone } = props;
  const { model, key } = useRequestModel(request, requester.connectionId, props.sensitivePolicy);
  return (
    <MessagesProvider messages={messages} locale={locale} timeZone={timeZone}>
      <LiveRegion>
        <RequestProvider request={model} {...{ requester, headingLevel, serverLang, mark }}>
          <SingleForm key={key} {...props} model={model} />
        </RequestProvider>
      </LiveRegion>
    </MessagesProvider>
  );
}

function SingleForm({ model, ...props }: RootProps & { model: RequestModel }) {
  const queued = useSingleRequest(model, props.requester, props);
  return (
    <QueuedRequestContext.Provider value={queued}>
      <AnsweringForm {...props} />
    </QueuedRequestContext.Provider>
  );
}

/** Who asks, and for what (spec: MUST make clear which server asks). */
export function Requester() {
  const { model } = useFormParts('Requester').controller;
  const isConfirmation = model.answerable && model.fields.length === 0;
  return <RequestHeader title={isConfirmation ? 'request.title.confirm' : 'request.title.form'} />;
}
