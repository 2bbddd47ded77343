'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { PendingElicitation, Phase } from '../../core/index.js';
import { modelOfElicitation } from '../../core/internal.js';
import type { SensitivePolicy } from '../../core/internal.js';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import { receiptTitle } from '../words/receiptTitle.js';
import { activeElement, hasFocus } from '../page/focus.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { serverName } from '../words/serverName.js';
import { receiptOutcome } from './queueEntries.js';

/** Tells whoever is elsewhere how a request went on; what takes the focus is read anyway. */
export function useNews(
  entries: readonly PendingElicitation[],
  root: RefObject<HTMLElement | null>,
  policy: SensitivePolicy = 'warn',
): void {
  const api = useMessages();
  const announce = useAnnounce();
  const phases = useRef(new Map<string, Phase>());
  useEffect(() => {
    const before = phases.current;
    phases.current = new Map(entries.map(({ id, phase }) => [id, phase]));
    for (const entry of entries) {
      const last = before.get(entry.id);
      if (last === undefined || last === entry.phase) continue;
      const sentence = sentenceOf(entry, policy, api);
      if (sentence === undefined) continue;
      if (isByPerson(entry) ? !hasFocus(root.current) : !isFocused(root.current, sentence)) {
        announce(sentence);
      }
    }
  }, [entries, root, policy, api, announce]);
}

function sentenceOf(
  entry: PendingElicitation,
  policy: SensitivePolicy,
  api: MessagesApi,
): string | undefined {
  if (entry.phase === 'waiting') return api.text('wait.title');
  const outcome = entry.phase === 'done' ? receiptOutcome(entry) : undefined;
  if (outcome === undefined) return undefined;
  const server = serverName(entry.requester, api);
  const request = modelOfElicitation(entry.elicitation, policy);
  const { id, values } = receiptTitle(outcome, request, server);
  return api.text(id, values);
}

/** Whoever did it knows it, if they are still there. */
function isByPerson({ outcome = 'accept' }: PendingElicitation): boolean {
  return outcome === 'accept' || outcome === 'decline' || outcome === 'cancel';
}

/** The focus has just gone to the heading that says the same. */
function isFocused(root: HTMLElement | null, sentence: string): boolean {
  return root !== null && activeElement(root)?.textContent === sentence;
}
