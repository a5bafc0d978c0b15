import { setTimeout as delay } from "node:timers/promises";

/** Responses that must not reveal whether an account exists take at least this long, in milliseconds. */
const evenMs = 200;

/** Runs something so that it never takes less than `evenMs`. */
export const constantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([work(), delay(evenMs)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
