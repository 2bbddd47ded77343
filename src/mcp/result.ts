import type { ElicitContent, ElicitResult, Elicitation } from './types.js';

/** The person agrees. Content goes with a form only; a URL is accepted without (spec: accept means consented, not completed). */
export function accept(content?: ElicitContent): ElicitResult {
  return content === undefined ? { action: 'accept' } : { action: 'accept', content };
}

/** The person says no. */
export function decline(): ElicitResult {
  return { action: 'decline' };
}

/** The person leaves without an answer: closed, Escape, withdrawn, expired, never seen. */
export function cancel(): ElicitResult {
  return { action: 'cancel' };
}

/** What may go back for this request: content with an accepted form and nowhere else, and no further key. */
export function answerTo(elicitation: Elicitation, result: ElicitResult): ElicitResult {
  switch (result.action) {
    case 'accept':
      return accept(elicitation.mode === 'form' ? result.content : undefined);
    case 'decline':
      return decline();
    case 'cancel':
      return cancel();
    default:
      result.action satisfies never;
      return cancel(); // a caller without types
  }
}
