/** The longest delay that timers support; a longer one fires at once. */
const longest = 2 ** 31 - 1;

/**
 * Sends progress to the server at intervals while a person answers, so that its time-out starts again (a server that
 * supports this sends a progress token). Returns what ends it. The first failing ping ends it too.
 */
export function keepAlive(ping: (progress: number) => unknown, everyMs: number): () => void {
  if (everyMs > longest) return () => {};
  let progress = 0;
  const timer = setInterval(() => {
    progress += 1; // progress must grow
    void attempt(ping, progress).catch(() => clearInterval(timer));
  }, everyMs);
  return () => clearInterval(timer);
}

/** The call may throw at once (SDK v2 where the request is not one of the wire) or later. */
async function attempt(ping: (progress: number) => unknown, progress: number): Promise<void> {
  await ping(progress);
}
