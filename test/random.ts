/** Pseudo-random numbers from a seed (mulberry32): a failure can be played again. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (p: number) => next() < p,
    below: (n: number) => Math.floor(next() * n),
    of: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  };
}

export type Random = ReturnType<typeof randomFrom>;
