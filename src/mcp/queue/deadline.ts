/** The longest delay that timers take; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/** Calls once when the clock reaches `at` (epoch milliseconds). Returns what calls it off. */
export function atTime(at: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = at - Date.now();
    timer = left > longest ? setTimeout(wait, longest) : setTimeout(call, Math.max(left, 0));
  };
  wait();
  return () => clearTimeout(timer);
}
