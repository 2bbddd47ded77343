import { asksToConfirm, hostnameOf } from '../../core/internal.js';
import type { Elicitation } from '../../core/index.js';
import type { MessagesApi } from './messages.js';

/** The one sentence that says that a request has come. */
export function arrivalSentence(
  elicitation: Elicitation | null,
  server: string,
  { text }: MessagesApi,
): string {
  const host = elicitation?.mode === 'url' ? hostnameOf(elicitation.url) : '';
  if (host !== '') return text('request.arrivedUrl', { server, host });
  return text(asksToConfirm(elicitation) ? 'request.arrivedConfirm' : 'request.arrived', {
    server,
  });
}
