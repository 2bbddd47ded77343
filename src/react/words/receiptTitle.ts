import { hostnameOf } from '../../core/internal.js';
import type { RequestModel } from '../../core/internal.js';
import type { Outcome } from '../../core/index.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues } from './messages.js';

interface Title {
  id: MessageId;
  values: MessageValues;
}

/** How a request ended, in the client's words. */
export function receiptTitle(outcome: Outcome, request: RequestModel, server: string): Title {
  switch (outcome) {
    case 'accept':
      return acceptedTitle(request, server);
    case 'decline':
      return { id: 'receipt.declined', values: { server } };
    case 'cancel':
      return { id: 'receipt.cancelled', values: { server } };
    case 'expired':
    case 'withdrawn':
    case 'disconnected':
    case 'left':
    case 'elsewhere':
    case 'completed':
      return { id: `receipt.${outcome}`, values: { server } };
    default:
      return outcome satisfies never;
  }
}

function acceptedTitle({ elicitation, form }: RequestModel, server: string): Title {
  if (elicitation?.mode === 'url') {
    return { id: 'receipt.opened', values: { host: hostnameOf(elicitation.url) } };
  }
  const isConfirmation = form().model.fields.length === 0;
  return isConfirmation
    ? { id: 'receipt.confirmed', values: {} }
    : { id: 'receipt.sent', values: { server } };
}
