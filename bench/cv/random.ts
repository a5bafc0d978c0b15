/** Choices from a seed: the same seed gives the same choices. */
export interface Pick {
  /** A whole number from 0, below `limit`. */
  below: (limit: number) => number;
  one: <T>(list: readonly T[]) => T;
  /** Different items in random order, as many as there are at most. */
  some: <T>(list: readonly T[], count: number) => T[];
}

/** mulberry32: small, and good enough to choose names with. */
export const random = (seed: number): Pick => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: (list) => list[below(list.length)]!,
    some: (list, count) => {
      const left = [...list];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(below(left.length), 1)[0]!,
      );
    },
  };
};
