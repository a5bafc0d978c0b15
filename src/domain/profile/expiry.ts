/** How many days ahead a seeker is warned that a document expires. */
export const expiryWarningDays = 60;

/** Where a document stands: expired, expiring within the warning time, or valid for longer. */
export interface Expiry {
  state: "expired" | "soon" | "later";
  /** Whole days from today; negative once it has expired. */
  days: number;
  /** In words, such as "Expires in 34 days". */
  text: string;
}

const dayMs = 86_400_000;

/** The current day in Sydney, as YYYY-MM-DD. */
export const todayInSydney = (now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(now);

/**
 * Where a document stands that is valid up to and including a day.
 * @param day as YYYY-MM-DD, or YYYY-MM for the last day of the month
 * @param today as YYYY-MM-DD
 */
export const expiryOf = (day: string, today = todayInSydney()): Expiry => {
  const days = Math.round((lastMoment(day) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: "expired", days, text: "Expired" };
  if (days > expiryWarningDays) return { state: "later", days, text: "" };
  return { state: "soon", days, text: days === 0 ? "Expires today" : `Expires in ${daysText(days)}` };
};

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const lastMoment = (day: string): number => {
  const [year = 0, month = 1, date] = day.split("-").map(Number);
  return date ? Date.UTC(year, month - 1, date) : Date.UTC(year, month, 0);
};
