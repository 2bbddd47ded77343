'use client';

import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { accept } from '../../core/index.js';
import type { ElicitContent, ElicitResult, Field } from '../../core/index.js';
import { ActionsContext, isSettled, useAnswer } from '../surface/answer.js';
import type { ActionsContextValue } from '../surface/answer.js';
import { usePressGuard } from '../page/usePressGuard.js';
import { createBoxHandlers } from './textBox.js';
import type { Controls } from '../controls/props.js';
import { useQueuedRequest } from '../surface/queuedRequest.js';
import { useLeave } from '../surface/useLeave.js';
import { useRequest } from '../surface/context.js';
import { useFormOf } from './useElicitationForm.js';
import { LockedContext } from '../controls/Choice.js';
import { AttemptContext, FormContext } from './context.js';
import { useFormKeys } from './useFormKeys.js';
import { draftOf, isBlank, isTooLarge, marksOf } from '../../core/internal.js';
import { focusControl, hasFocus } from '../page/focus.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useMessages } from '../words/messages.js';
import { createSeenAnswers } from './seenAnswers.js';
import { createPointerWatch } from '../page/pointerWatch.js';
import { ReviewContext } from './Review.js';
import type { RootProps } from './Root.js';

/** Props of {@link AnsweringForm}. */
export type AnsweringFormProps = Pick<
  RootProps,
  'acceptDelayMs' | 'controls' | 'review' | 'onDraftChange' | 'children'
>;

const ours: Controls = {};

/** The form of the surrounding request: what is typed, and the one answer. */
export function AnsweringForm(props: AnsweringFormProps) {
  const { acceptDelayMs = 500, controls = ours, review = false } = props;
  const { request, reading } = useRequest('ElicitationForm.Root');
  const { queue, entry } = useQueuedRequest('ElicitationForm.Root');
  const answer = useAnswer();
  const pressGuard = usePressGuard(acceptDelayMs);
  const [reviewed, setReviewed] = useState<ElicitContent | null>(null);
  const hasReview = review && reviewed === null;
  const { text } = useMessages();
  const announce = useAnnounce();
  const compiled = request.form();
  const { controller, attempt } = useFormOf(compiled, {
    draft: queue.draft(entry.id),
    earlier: entry.corrects === undefined ? undefined : queue.draft(entry.corrects),
    onDraftChange(draft) {
      queue.keepDraft(entry.id, draft);
      props.onDraftChange?.(draft);
      leave.keep();
    },
    onContent(content) {
      // Also of a form that was sent as it came: the server may ask once more.
      queue.keepDraft(entry.id, draftOf(controller.store.all(), compiled.flagged));
      if (hasReview && fields.length > 0) {
        seen.show(fields);
        setReviewed(content);
      } else if (sendsNothing(content) && acceptDelayMs !== 0 && reading.current?.openRest()) {
        // The message is all that is agreed to.
        announce(text('message.unread'));
      } else {
        const [first, ...rest] = acceptDelayMs === 0 ? [] : seen.unseen(content);
        if (!first) return answer.give(accept(content));
        lookAt(first, rest.length + 1);
      }
      // Something else is under the pointer now: a second press is not meant for it.
      return pressGuard.restart();
    },
  });
  const leave = useLeave(answer, controller.isDirty);
  const { model } = compiled;
  const { fields } = model;
  const [seen] = useState(() => {
    const filled = fields.filter((field) => !isBlank(controller.entryOf(field)));
    return createSeenAnswers(
      fields,
      filled.map(({ id }) => id),
    );
  });
  /** Leads the person to an answer that was filled in and out of view. The next press goes on, whether it was looked at or not. */
  function lookAt(field: Field, count: number) {
    const row = seen.rowOf(field.id);
    seen.show([field]);
    // Synchronously: what takes the focus is read with its description.
    flushSync(() => controller.pointTo(field, count));
    if (!row) return;
    focusControl(row, idPrefix + field.id, 'start');
    // A control of the host's may not take it.
    if (!hasFocus(row)) announce(text('form.unseen', { count }));
  }
  const actions: ActionsContextValue = {
    status: answer.status,
    pressGuard,
    ...(model.answerable && !isTooLarge(model) && { accept: controller.send }),
    acceptLabel: useAcceptLabel(fields.length === 0, hasReview),
    ...leave,
    // After a delivery that failed the form could be edited: what it says now is sent.
    retry: () => (isAccept(answer.last()) ? controller.send() : answer.retry()),
  };
  const onKeyDown = useFormKeys(model, actions);
  const idPrefix = useId();
  const [pointer] = useState(createPointerWatch);
  const form = useMemo(
    () => ({
      controller,
      seen,
      pointer,
      idPrefix,
      controls,
      marks: marksOf(controller.model),
      box: createBoxHandlers(controller),
    }),
    [controller, seen, pointer, idPrefix, controls],
  );
  const step = useMemo(() => ({ content: reviewed, edit: () => setReviewed(null) }), [reviewed]);
  return (
    <FormContext.Provider value={form}>
      <AttemptContext.Provider value={attempt}>
        <LockedContext.Provider value={isSettled(answer.status)}>
          <ReviewContext.Provider value={step}>
            <ActionsContext.Provider value={actions}>
              {/* No `<form>`: it may be in one of the host's, where HTML allows none. Without a role: it has no name. */}
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its controls */}
              <div
                data-elicit-part="form"
                aria-busy={answer.status === 'sending' || undefined}
                onKeyDown={onKeyDown}
                onPointerDown={(event) => {
                  seen.touch(event.target);
                  pointer.down(event.nativeEvent);
                }}
                {...seen.handlers}
              >
                {props.children}
              </div>
            </ActionsContext.Provider>
          </ReviewContext.Provider>
        </LockedContext.Provider>
      </AttemptContext.Provider>
    </FormContext.Provider>
  );
}

function sendsNothing(content: ElicitContent): boolean {
  return Object.keys(content).length === 0;
}

/** Also where another surface gave the answer that failed. */
function isAccept(result: ElicitResult | null): boolean {
  return result === null || result.action === 'accept';
}

function useAcceptLabel(isEmpty: boolean, hasReview: boolean) {
  const { server } = useRequest('ElicitationForm.Root');
  if (isEmpty) return { id: 'action.confirm' } as const;
  if (hasReview) return { id: 'action.review' } as const;
  return { id: 'action.send', values: { server } } as const;
}
