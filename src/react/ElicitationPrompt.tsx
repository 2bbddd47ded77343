'use client';

import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { OpenOptions } from './dialog/useOpen.js';
import { MessagesProvider, useMessages } from './messages.js';
import { arrivalSentence } from './prompt/arrivalSentence.js';
import { createDraftKeeper } from './prompt/draftKeeper.js';
import { RequestSurface } from './prompt/RequestSurface.js';
import { presentationOf } from './prompt/surfaceProps.js';
import type { SurfaceOptions } from './prompt/surfaceProps.js';
import { useDelivery } from './prompt/useDelivery.js';
import { useFollowUp } from './prompt/useFollowUp.js';
import type { Stage } from './prompt/useFollowUp.js';
import { Receipt } from './receipt/ElicitationReceipt.js';
import { receiptTitle } from './receipt/title.js';
import { FocusKeeper } from './request/FocusKeeper.js';
import { LiveRegion, useAnnounce } from './request/LiveRegion.js';
import type { RequestProps } from './request/props.js';
import { RequestProvider } from './request/RequestProvider.js';
import { serverName } from './request/serverName.js';
import { SurfaceRoot } from './request/SurfaceRoot.js';
import { useElicitation } from './request/useElicitation.js';
import type { KeyedRequest } from './request/useElicitation.js';
import { useWaiting } from './url/useWaiting.js';
import type { WaitOptions } from './url/useWaiting.js';

/** Props of {@link ElicitationPrompt}. */
export interface ElicitationPromptProps
  extends
    RequestProps,
    SurfaceOptions,
    Pick<OpenOptions, 'open' | 'onOpenChange'>,
    Pick<WaitOptions, 'onContinue' | 'onStop'> {}

/**
 * One request, in both modes, from the question to the receipt. Gives one result; unmounted without an answer, it
 * gives cancel.
 */
export function ElicitationPrompt(props: ElicitationPromptProps) {
  const { messages, locale, timeZone, colorScheme } = props;
  const read = useElicitation(props.request);
  const root = useRef<HTMLDivElement>(null);
  return (
    <MessagesProvider messages={messages} locale={locale} timeZone={timeZone}>
      <SurfaceRoot presentation="inline" colorScheme={colorScheme} rootRef={root}>
        <LiveRegion>
          <OneRequest key={read.contentKey} {...props} read={read} root={root} />
        </LiveRegion>
      </SurfaceRoot>
    </MessagesProvider>
  );
}

interface OneRequestProps extends ElicitationPromptProps {
  read: KeyedRequest;
  root: RefObject<HTMLDivElement | null>;
}

function OneRequest({ read, root, ...props }: OneRequestProps) {
  const { requester, onResult, headingLevel, serverLang } = props;
  const api = useMessages();
  const announce = useAnnounce();
  const [draft] = useState(() => createDraftKeeper(props.draft));
  const [at, setAt] = useState<number>();
  const isDialog = presentationOf(read, props.presentation) === 'dialog';
  const delivery = useDelivery(onResult, () => {
    setAt(Date.now());
    if (isDialog) props.onOpenChange?.(false);
  });
  const { result } = delivery;
  const waiting = useWaiting(props);
  const elicitation = read.ok ? read.elicitation : null;
  const server = serverName(requester, api);
  const isOpened = elicitation?.mode === 'url' && result?.action === 'accept';
  const stage: Stage = stageOf(result !== null, isOpened && !waiting.isOver);
  const title = result && receiptTitle(result.action, elicitation, server);
  const followUp = useFollowUp({
    stage,
    isDialog,
    root,
    sentence:
      title && stage === 'receipt' ? api.text(title.id, title.values) : api.text('wait.title'),
  });
  return (
    <FocusKeeper root={root}>
      {result && stage === 'receipt' ? (
        <RequestProvider {...{ elicitation, requester, headingLevel, serverLang }}>
          <Receipt outcome={result.action} content={result.content} at={at} />
        </RequestProvider>
      ) : (
        <RequestSurface
          {...props}
          {...followUp}
          {...(isOpened && { presentation: 'inline', wait: waiting.wait })}
          read={read}
          onResult={delivery.deliver}
          onContinue={waiting.proceed}
          onStop={waiting.stop}
          isSending={delivery.isSending}
          draft={draft.get()}
          onDraftChange={(next) => {
            draft.keep(next);
            props.onDraftChange?.(next);
          }}
          onArrival={() => {
            if (stage === 'asking') announce(arrivalSentence(elicitation, server, api));
          }}
        />
      )}
    </FocusKeeper>
  );
}

function stageOf(isAnswered: boolean, isWaiting: boolean): Stage {
  if (!isAnswered) return 'asking';
  return isWaiting ? 'waiting' : 'receipt';
}
