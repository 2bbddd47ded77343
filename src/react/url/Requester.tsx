'use client';

import { RequestHeader } from '../surface/Header.js';
import { useConsentParts } from './context.js';

/** Who asks, and for what (spec: MUST make clear which server asks). */
export function Requester() {
  const { stage } = useConsentParts('Requester');
  return <RequestHeader title={stage === 'waiting' ? 'wait.title' : 'request.title.url'} />;
}
