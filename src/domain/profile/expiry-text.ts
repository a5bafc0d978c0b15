import { lastDayOf, warningDays } from "./expiry.ts";

/** Where a document stands: expired, expiring within the warning time, or valid for longer. */
export interface Expiry {
  state: "expired" | "soon" | "later";
  /** In words, such as "Expires in 34 days"; "" for one that is valid for longer. */
  text: string;
}

const dayMs = 86_400_000;

/** The current day in Sydney, as YYYY-MM-DD. */
const todayInSydney = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(new Date());

/**
 * Where a document stands that is valid up to and including a day.
 * @param day as YYYY-MM-DD, or YYYY-MM for the last day of the month
 * @param today as YYYY-MM-DD
 */
export const expiryOf = (day: string, today = todayInSydney()): Expiry => {
  const days = Math.round((lastDayOf(day) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: "expired", text: "Expired" };
  if (days > warningDays) return { state: "later", text: "" };
  return { state: "soon", text: days === 0 ? "Expires today" : `Expires in ${daysText(days)}` };
};

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
