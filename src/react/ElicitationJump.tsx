'use client';

import type { PersonQueue } from '../core/index.js';
import { MessagesProvider, useMessages } from './words/messages.js';
import type { MessagesProviderProps } from './words/messages.js';
import { isOpen } from '../mcp/internal.js';
import { isOutletSurface } from './outlet/useActiveSurface.js';
import { SurfaceRoot } from './surface/Root.js';
import type { ColorScheme } from './surface/Root.js';
import { useElicitationQueue } from './outlet/useOutletView.js';

/** Props of {@link ElicitationJump}. */
export interface ElicitationJumpProps extends Pick<MessagesProviderProps, 'messages' | 'locale'> {
  /** The queue of an `ElicitationOutlet` on the same page. */
  queue: PersonQueue;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
}

/** Beside the composer: says how many requests wait, and goes to the outlet's. Draws nothing while none does. */
export function ElicitationJump({ queue, messages, locale, colorScheme }: ElicitationJumpProps) {
  const count = useElicitationQueue(queue).filter(isOpen).length;
  if (count === 0) return null;
  return (
    <MessagesProvider messages={messages} locale={locale}>
      <SurfaceRoot presentation="inline" colorScheme={colorScheme}>
        <JumpButton queue={queue} count={count} />
      </SurfaceRoot>
    </MessagesProvider>
  );
}

function JumpButton({ queue, count }: { queue: PersonQueue; count: number }) {
  const { text } = useMessages();
  function go() {
    const surface = queue.activeSurface();
    if (isOutletSurface(surface)) surface.focus();
  }
  return (
    <button type="button" data-elicit-part="jump" onClick={go}>
      {text('request.jump', { count })}
    </button>
  );
}

export declare namespace ElicitationJump {
  /** Props of `ElicitationJump`. */
  export type Props = ElicitationJumpProps;
}
