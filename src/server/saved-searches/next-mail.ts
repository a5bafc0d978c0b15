import { fromDate } from "@internationalized/date";
import type { AlertFrequency } from "../../contract/saved-searches.ts";

/** The hour of the day, in the brand's time zone, and the day of the week that weekly mails go out on. */
const hour = 7;
const monday = 1;

/** When the next mail is due after a moment: at seven in the morning, weekly ones on Mondays. */
export const nextMail = (frequency: AlertFrequency, timeZone: string, after: Date): Date => {
  let next = fromDate(after, timeZone).set({ hour, minute: 0, second: 0, millisecond: 0 });
  while (next.toDate() <= after || (frequency === "weekly" && weekday(next) !== monday))
    next = next.add({ days: 1 });
  return next.toDate();
};

/** 0 for Sunday. */
const weekday = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();
