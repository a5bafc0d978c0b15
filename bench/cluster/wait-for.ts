import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until something holds.
 * @param log what the error has the end of.
 * @throws Error that names it when it does not within the seconds.
 */
export const waitFor = async (
  what: string,
  holds: () => Promise<boolean>,
  seconds: number,
  log: () => string = () => "",
): Promise<void> => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return;
    await pause(200);
  }
  throw new Error(`Not within ${seconds} s: ${what}.\n${log().slice(-2000)}`);
};

/** Whether an address answers with success. */
export const answersWell = (url: string, method = "GET"): Promise<boolean> =>
  fetch(url, { method, signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
