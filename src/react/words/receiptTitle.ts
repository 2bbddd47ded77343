import { hostnameOf } from '../../core/internal.js';
import type { RequestModel } from '../../core/internal.js';
import type { Delivery, Outcome } from '../../core/index.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues } from './messages.js';

interface Title {
  id: MessageId;
  values: MessageValues;
}

/** How a request ended, in the client's words. */
export function receiptTitle(
  outcome: Outcome,
  delivery: Delivery | undefined,
  request: RequestModel,
  server: string,
): Title {
  switch (outcome) {
    case 'accept':
      return acceptedTitle(delivery, request, server);
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

function acceptedTitle(
  delivery: Delivery | undefined,
  { elicitation, form }: RequestModel,
  server: string,
): Title {
  if (elicitation?.mode === 'url') {
    return { id: 'receipt.opened', values: { host: hostnameOf(elicitation.url) } };
  }
  if (form().model.fields.length === 0) return { id: 'receipt.confirmed', values: {} };
  // Only where it is known is it said that the answer arrived.
  return { id: delivery === 'sent' ? 'receipt.sent' : 'receipt.answered', values: { server } };
}
