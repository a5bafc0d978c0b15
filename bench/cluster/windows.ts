import type { Happened } from "./events.ts";

/** A request with its answer; times in milliseconds of the process's clock. */
export interface Outcome {
  kind: string;
  due: number;
  end: number;
  /** What was wrong with the answer. */
  wrong?: string;
}

/** What failed after an event. */
export interface Window {
  event: Happened;
  failed: Outcome[];
  /** How long after the event the last request was due that failed, in seconds. */
  seconds: number;
}

/**
 * Divides the requests that failed: to each event that may make requests fail, those that were under way when it happened
 * or were due after it and before the next; and those that nothing explains.
 */
export const windowsOf = (
  outcomes: readonly Outcome[],
  events: readonly Happened[],
  limitSeconds: number,
): { windows: Window[]; outside: Outcome[] } => {
  const failed = outcomes.filter(({ wrong }) => wrong);
  const eventOf = ({ due, end }: Outcome): Happened | undefined =>
    events.findLast(({ at, mayFail }) => mayFail && at <= end && due - at <= limitSeconds * 1000);
  const windows = events.map((event) => {
    const own = failed.filter((one) => eventOf(one) === event);
    const last = Math.max(event.at, ...own.map(({ due }) => due));
    return { event, failed: own, seconds: (last - event.at) / 1000 };
  });
  return { windows, outside: failed.filter((one) => !eventOf(one)) };
};
