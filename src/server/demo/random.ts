/** A random number generator that gives the same numbers for the same seeds. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** `count` different ones, in chance order; all when there are fewer. */
  some: <T>(from: readonly T[], count: number) => T[];
  /** One by weight. */
  weighted: <T>(from: readonly T[], weightOf: (item: T) => number) => T;
}

/** Small, fast and good enough for demo data (sfc32); never for secrets. */
export const randomOf = (...seeds: readonly number[]): Random => {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (const seed of seeds) {
    a ^= seed;
    for (let round = 0; round < 12; round++) next();
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)]!,
    some: (from, count) => {
      const rest = [...from];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(int(0, rest.length - 1), 1),
      ).flat();
    },
    weighted: (from, weightOf) => {
      const total = from.reduce((sum, item) => sum + weightOf(item), 0);
      let left = next() * total;
      return from.find((item) => (left -= weightOf(item)) < 0) ?? from.at(-1)!;
    },
  };
};
