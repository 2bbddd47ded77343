/** The longest delay that timers support; a longer one fires at once. */
const longest = 2 ** 31 - 1;

/** Calls once at this time (epoch milliseconds), however far away. Returns what cancels it. */
export function atTime(at: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = at - Date.now();
    timer = left > longest ? setTimeout(wait, longest) : setTimeout(call, Math.max(left, 0));
  };
  wait();
  return () => clearTimeout(timer);
}
