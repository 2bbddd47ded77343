/** Calls a function of the host and returns its result. An error is reported as uncaught, and undefined is returned. */
export function callHost<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Calls a function of the host and ignores the result. Also reports a rejected promise. */
export function notifyHost(call: () => unknown): void {
  const answer = callHost(call);
  if (typeof answer === 'object' && answer !== null) Promise.resolve(answer).catch(report);
}

/** Reports an error of the host as an uncaught error, because it cannot be handled here. */
export function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error); // Node and jsdom have no reportError
}
