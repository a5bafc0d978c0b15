import { consultationDaysAhead } from "../../domain/consultations/offered.ts";
import { invalid } from "../platform/http-error.ts";

const dayMs = 86_400_000;

/**
 * A time of a consultation in UTC.
 * @param field the field of the body that it is in.
 * @throws HttpError 422 for a time that is past or too far ahead.
 */
export const checkedTime = (time: string, field: string, now = Date.now()): Date => {
  const moment = new Date(time);
  if (moment.getTime() <= now) throw invalid(field, "This time is past. Choose a later one.");
  if (moment.getTime() > now + consultationDaysAhead * dayMs)
    throw invalid(field, `Choose a time within the next ${consultationDaysAhead} days.`);
  return moment;
};

/** Proposed times in UTC, each once, in the order given. @throws HttpError 422 naming the time at fault. */
export const checkedTimes = (times: readonly string[]): string[] => [
  ...new Set(times.map((time, at) => checkedTime(time, `times.${at}`).toISOString())),
];
