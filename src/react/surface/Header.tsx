'use client';

import { useState } from 'react';
import { isRepeatedPress } from '../page/pressGuard.js';
import { useDialog } from './dialogContext.js';
import { useMessages } from '../words/messages.js';
import type { MessageId } from '../../locales/index.js';
import { useRequest } from './context.js';
import { positionId } from './RequestProvider.js';
import { Icon } from '../page/Icon.js';
import { fullName, originOf } from '../words/serverName.js';
import { ServerWords } from '../words/serverWords.js';
import { isCutInSentences } from '../words/theirWords.js';
import { ShowMore } from './ShowMore.js';

/** Props of {@link RequestHeader}. */
export interface RequestHeaderProps {
  /** What the server wants, in the client's words. */
  title: Extract<MessageId, `${'request.title' | 'state'}.${string}` | 'wait.title'>;
}

/** The first letter or digit that a name begins with, for a tile; none where it begins with a sign, such as a tick of its own. */
function initial(name: string): string {
  // These are always one grapheme, and the first use of Intl in a page takes 8 ms.
  if (/^[a-z\d](?:[ -~]|$)/i.test(name)) return name.charAt(0).toUpperCase();
  const [first] = new Intl.Segmenter().segment(name);
  const letter = first?.segment.toUpperCase() ?? '';
  return /^[\p{L}\p{N}][\p{L}\p{M}\u200c\u200d]*$/u.test(letter) ? letter : '';
}

/**
 * Who asks: the client's own words and the origin from the client's configuration, the same on every surface, so
 * that people learn to look here first (spec: clients MUST make clear which server asks).
 */
export function RequestHeader({ title }: RequestHeaderProps) {
  const { text, rich } = useMessages();
  const request = useRequest('RequestHeader');
  const { server, position, headingId, headingRef, mark } = request;
  const Heading = `h${request.headingLevel}` as const;
  const origin = originOf(request.requester);
  const full = fullName(request.requester);
  return (
    <div data-elicit-part="header">
      <span data-elicit-part="mark" aria-hidden="true" lang={mark ? undefined : ''}>
        {mark ?? initial(server)}
      </span>
      <div data-elicit-part="titles">
        <Heading data-elicit-part="heading" id={headingId} ref={headingRef} tabIndex={-1}>
          {rich(title, { server })}
        </Heading>
        {origin !== undefined && (
          <p data-elicit-part="origin">
            <span data-elicit-part="hidden">{text('request.originLabel')}</span>{' '}
            <bdi dir="ltr" translate="no" lang="">
              {origin}
            </bdi>
          </p>
        )}
        {full !== '' && isCutInSentences(server) && <FullName words={full} />}
      </div>
      {position && (
        <p data-elicit-part="position" id={positionId(headingId)}>
          {text('request.position', { index: position.index, total: position.of })}
        </p>
      )}
      <DialogClose />
    </div>
  );
}

/** A name that is too long for the heading. */
function FullName({ words }: { words: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ShowMore isOpen={isOpen} onChange={setOpen} />
      {isOpen && (
        <p data-elicit-part="origin">
          <ServerWords>{words}</ServerWords>
        </p>
      )}
    </>
  );
}

/** ×: cancels, and asks first if something was typed. */
function DialogClose() {
  const { text } = useMessages();
  const dialog = useDialog();
  if (!dialog) return null;
  return (
    <button
      type="button"
      data-elicit-part="close"
      aria-label={text('action.close')}
      onClick={(event) => {
        if (!isRepeatedPress(event.nativeEvent)) dialog.dismiss();
      }}
    >
      <Icon name="close" />
    </button>
  );
}
