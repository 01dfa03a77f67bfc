/** Numbers from 0 to 1 that are the same for the same seed, so that a finding can be made again. */
export interface SeededRandom {
  next(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  one<T>(list: readonly T[]): T;
}

/** @source mulberry32, public domain */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next, below,
    one<T>(list: readonly T[]): T {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('An empty list has no element');
      return chosen;
    },
  };
}
