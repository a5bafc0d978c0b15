/** How long one run of something took. */
export interface Time {
  name: string;
  ms: number;
}

/** Milliseconds to a tenth. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return round(performance.now() - start);
};

export const round = (ms: number): number => Math.round(ms * 10) / 10;

export const percentile = (times: readonly Time[], percent: number): number => {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1]!;
};
