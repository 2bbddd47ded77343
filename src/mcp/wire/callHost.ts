/** Runs a host's callback. What it throws is reported as an uncaught error would be, and stops nothing here. */
export function callHost<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Calls a host's function for what it does; one that is async may fail later. */
export function notifyHost(call: () => unknown): void {
  const answer = callHost(call);
  if (typeof answer === 'object' && answer !== null) Promise.resolve(answer).catch(report);
}

/** Reports an error of the host as an uncaught one would be: nobody here can handle it. */
export function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error); // Node and jsdom have no reportError
}
