'use client';

import { useSyncExternalStore } from 'react';
import type { PersonQueue } from '../core/index.js';
import { MessagesProvider, useMessages } from './words/messages.js';
import type { MessagesProviderProps } from './words/messages.js';
import { isOpen } from '../mcp/internal.js';
import { surfaceOf } from './outlet/useActiveSurface.js';
import { SurfaceRoot } from './surface/Root.js';
import type { ColorScheme } from './surface/Root.js';
import { isInScope } from './outlet/useOutletView.js';

/** Props of {@link ElicitationJump}. */
export interface ElicitationJumpProps extends Pick<MessagesProviderProps, 'messages' | 'locale'> {
  /** The queue of an `ElicitationOutlet` on the same page. */
  queue: PersonQueue;
  /** That of the outlet that it leads to: counted are the requests that this one shows. @default all requests */
  scope?: string;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
}

/** Beside the composer: says how many requests wait, and goes to the outlet's. Draws nothing while none does. */
export function ElicitationJump(props: ElicitationJumpProps) {
  const { queue, scope, messages, locale, colorScheme } = props;
  const count = useSyncExternalStore(
    queue.subscribe,
    () => countOf(queue, scope),
    () => 0,
  );
  if (count === 0) return null;
  return (
    <MessagesProvider messages={messages} locale={locale}>
      <SurfaceRoot presentation="inline" colorScheme={colorScheme}>
        <JumpButton count={count} onGo={() => surfaceOf(queue, scope)?.focus()} />
      </SurfaceRoot>
    </MessagesProvider>
  );
}

/** Open requests that the outlet of this conversation shows. */
function countOf(queue: PersonQueue, scope: string | undefined): number {
  const surface = surfaceOf(queue, scope);
  const elected = queue.activeSurface();
  const isElected = elected === undefined || elected === surface;
  return queue.getSnapshot().filter((entry) => isOpen(entry) && isInScope(entry, scope, isElected))
    .length;
}

function JumpButton({ count, onGo }: { count: number; onGo: () => void }) {
  const { text } = useMessages();
  return (
    <button type="button" data-elicit-part="jump" onClick={onGo}>
      {text('request.jump', { count })}
    </button>
  );
}

export declare namespace ElicitationJump {
  /** Props of `ElicitationJump`. */
  export type Props = ElicitationJumpProps;
}
