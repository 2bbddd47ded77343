import type { UrlContext } from '../../core/index.js';
import { judgeUrl } from '../../core/url/index.js';

/**
 * How an attempt to open ended. `unknown`: nothing here can tell, so nothing is claimed. `refused`: what would be
 * opened is not what is shown; never seen in practice, and never offered as a link.
 */
export type Opening = 'opened' | 'blocked' | 'unknown' | 'refused';

/**
 * Opens an address in place of `window.open`: Electron's `shell.openExternal` behind IPC, VS Code's
 * `env.openExternal`, a Custom Tab. Called synchronously in the person's click. `true` or nothing means that it
 * opened; `false`, an exception or a rejection brings up the link and the copy button instead, and nothing is sent.
 * `signal` aborts when the person leaves before a promise settles. Never open it in a view that the app can look
 * into (spec: MUST open it so that client and model cannot inspect it).
 */
export type OpenUrl = (
  href: string,
  options: { signal: AbortSignal },
) => boolean | void | Promise<boolean | void>;

/** What opening needs to know beside the address. */
export interface OpenerOptions {
  context: UrlContext;
  openUrl?: OpenUrl | undefined;
  signal: AbortSignal;
}

/**
 * Opens exactly what is shown. To be called first thing in a click: after an await the browser no longer takes it
 * for the person's own.
 */
export function openAddress(shown: string, options: OpenerOptions): Opening | Promise<Opening> {
  const report = judgeUrl(shown, options.context);
  if (report.verdict === 'block' || report.href !== shown) return 'refused';
  return options.openUrl ? openByHost(shown, options.openUrl, options.signal) : openTab(shown);
}

/** With `noopener` the call answers null in any case; only the click that it uses up tells whether a tab came. */
function openTab(href: string): Opening {
  const before = isActive();
  try {
    // Two words and no more: any other feature asks for a pop-up window.
    window.open(href, '_blank', 'noopener,noreferrer');
  } catch {
    return 'blocked';
  }
  if (before === undefined) return 'unknown';
  return before && isActive() === false ? 'opened' : 'blocked';
}

function isActive(): boolean | undefined {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : undefined;
}

function openByHost(
  href: string,
  openUrl: OpenUrl,
  signal: AbortSignal,
): Opening | Promise<Opening> {
  try {
    const answer = openUrl(href, { signal });
    return isPromise(answer) ? answer.then(outcome, () => 'blocked' as const) : outcome(answer);
  } catch {
    return 'blocked';
  }
}

function outcome(answer: boolean | void): Opening {
  return answer === false ? 'blocked' : 'opened';
}

/** Also one of another realm. */
function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value;
}
