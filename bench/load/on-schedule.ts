import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after which a request counts as sent late. */
const tolerated = 100;

/** How long requests took at a fixed rate, in milliseconds from when each was due; Infinity for one that failed. */
export const timesOnSchedule = async (
  plan: { rate: number; seconds: number },
  send: () => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  await onSchedule(plan, (_, due) =>
    send().then(
      () => void times.push(performance.now() - due),
      () => void times.push(Infinity),
    ),
  );
  return times;
};

/**
 * Sends requests at a fixed rate, however long others take, and waits for the last one.
 * @param send gets the number of the request and when it was due, by `performance.now()`.
 * @returns how many were sent late, because this program was too slow itself.
 */
export const onSchedule = async (
  { rate, seconds }: { rate: number; seconds: number },
  send: (number: number, due: number) => Promise<void>,
): Promise<number> => {
  const underway = new Set<Promise<void>>();
  let late = 0;
  const start = performance.now();
  for (let number = 0; number < rate * seconds; number++) {
    const due = start + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    else if (early < -tolerated) late++;
    const one = send(number, due).finally(() => underway.delete(one));
    underway.add(one);
  }
  await Promise.all(underway);
  return late;
};
