/** Brought URL mode, `elicitationId`, the completion notice, and the error below. */
export const version = '2025-11-25';

/** `URLElicitationRequiredError`: the call works once the person has been at all of these addresses. Retired after this revision. */
const urlElicitationRequired = -32042;

/** The items of the error's `data.elicitations`, unread; undefined for any other error. SDK classes are minified: the code tells. */
export function readUrlElicitationRequired(error: unknown): unknown[] | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error) || error.code !== urlElicitationRequired) return undefined;
  const data: unknown = 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('elicitations' in data)) return [];
  return Array.isArray(data.elicitations) ? data.elicitations : [];
}
