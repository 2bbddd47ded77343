/** Timers take no longer delay; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/**
 * Tells the server every now and then that a person is still thinking, so that its own time-out starts anew (a server
 * that wants this sends a progress token). Returns what ends it. The first failing ping ends it too.
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
