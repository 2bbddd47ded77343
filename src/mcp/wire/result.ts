import type { ElicitContent, ElicitResult, ElicitValue, Elicitation } from './types.js';

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

/**
 * What may go back for this request: content with an accepted form and nowhere else, and no further key. Undefined for
 * what is no answer, as callers without types may pass: it says nothing of what the person wants.
 */
export function answerTo(elicitation: Elicitation, result: unknown): ElicitResult | undefined {
  try {
    const { action, content } = Object(result) as { action?: unknown; content?: unknown };
    if (action === 'decline') return decline();
    if (action === 'cancel') return cancel();
    if (action !== 'accept') return undefined;
    return elicitation.mode === 'form' ? acceptWith(content) : accept();
  } catch {
    return undefined; // a getter or a proxy
  }
}

/** A copy: what the caller changes later is no answer of the person. */
function acceptWith(content: unknown): ElicitResult | undefined {
  if (content === undefined) return accept();
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
  const values: [string, unknown][] = Object.entries(content);
  if (!values.every(([, value]) => isValue(value))) return undefined;
  return accept(Object.fromEntries(values as [string, ElicitValue][]));
}

/** Servers take nothing else, `null` least of all. */
function isValue(value: unknown): value is ElicitValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
