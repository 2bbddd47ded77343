'use client';

import { useRef } from 'react';
import type { PersonQueue } from '../core/index.js';
import type { MessagesProviderProps } from './words/messages.js';
import { Requests } from './outlet/Requests.js';
import type { SurfaceOptions } from './prompt/surfaceProps.js';
import { usePrefetch } from './page/onDemand.js';
import { dialogChunk, urlChunk } from './prompt/chunks.js';
import { Frame } from './surface/Root.js';

/** Props of {@link ElicitationOutlet}. */
export interface ElicitationOutletProps
  extends SurfaceOptions, Pick<MessagesProviderProps, 'messages' | 'locale' | 'timeZone'> {
  /** From `createElicitationQueue`, or from `connectElicitations`; make it once, outside of components. */
  queue: PersonQueue;
  /**
   * The conversation whose requests it shows, where several share one queue (`AskOptions.scope`). Requests of others are
   * counted; those that belong to none are shown. Give it to all outlets of a queue, or to none.
   *
   * @default all requests
   */
  scope?: string;
}

/**
 * Where the requests of a queue are answered, one at a time. It never moves the focus when something arrives. Of
 * several outlets on one queue one shows the requests; another takes over, drafts included, when it goes.
 */
export function ElicitationOutlet(props: ElicitationOutletProps) {
  const { queue, scope, messages, locale, timeZone, ...options } = props;
  const root = useRef<HTMLDivElement>(null);
  // A person who is asked does not wait, and a page that stays open does not miss files that a later release removed.
  usePrefetch(dialogChunk);
  usePrefetch(urlChunk);
  return (
    <Frame
      {...{ messages, locale, timeZone }}
      presentation="inline"
      colorScheme={options.colorScheme}
      rootRef={root}
    >
      <Requests queue={queue} options={options} root={root} scope={scope} />
    </Frame>
  );
}

export declare namespace ElicitationOutlet {
  /** Props of `ElicitationOutlet`. */
  export type Props = ElicitationOutletProps;
}
