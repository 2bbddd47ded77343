/** Runs a host's callback. What it throws is reported as an uncaught error would be, and stops nothing here. */
export function guarded<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Tells the developer, who has no types that would. */
export function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error); // Node has no reportError
}
