import { judgeUrl } from './judgeUrl.js';
import type { UrlContext, UrlReport } from './report.js';

/**
 * Judges the address of a URL-mode request on the parsed URL: what it is, what to warn about, and what to show.
 * The report is for the person's decision; even `ok` needs their consent (MCP elicitation, "Safe URL Handling").
 * Pure and synchronous; linear in the length of the input; never throws, whatever it is given.
 */
export function inspectUrl(url: unknown, context: UrlContext = {}): UrlReport {
  // Not another name of one function: esbuild takes what a front door names for needed at once as soon as any part
  // that is loaded on demand uses it, which would bring all rules about addresses (7 kB) to every form.
  return judgeUrl(url, context ?? {});
}
