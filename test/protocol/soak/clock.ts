// A clock that goes only when it is told to, so that a seed always plays the same. To be imported before anything else.

interface Timer {
  at: number;
  every: number | undefined;
  call: () => void;
}

const timers = new Map<number, Timer>();
let now = Date.now();
let count = 0;

function begin(call: unknown, ms = 0, every?: number): number {
  count += 1;
  if (typeof call === 'function')
    timers.set(count, { at: now + ms, every, call: () => void call() });
  return count;
}

function next(until: number): [number, Timer] | undefined {
  const due = [...timers].filter(([, { at }]) => at <= until);
  return due.toSorted(([a, { at }], [b, other]) => at - other.at || a - b)[0];
}

/** Lets time pass; what falls due is called in order. */
export function pass(ms: number): void {
  const until = now + ms;
  for (let due = next(until); due; due = next(until)) {
    const [id, timer] = due;
    now = Math.max(now, timer.at);
    if (timer.every === undefined) timers.delete(id);
    else timer.at = now + timer.every;
    timer.call();
  }
  now = until;
}

/** How many timers are set. */
export const timersLeft = () => timers.size;

const stop = (id?: unknown) => void timers.delete(Number(id));
Object.assign(globalThis, {
  setTimeout: (call: unknown, ms?: number) => begin(call, ms),
  setInterval: (call: unknown, ms = 1) => begin(call, ms, ms),
  clearTimeout: stop,
  clearInterval: stop,
});
Date.now = () => now;
