/** The first day that a text can be of: earlier ones are slips of the keyboard, such as the year 0026. */
export const firstDay = "2000-01-01";
/** How far ahead a day or a time may be, in years. */
const yearsAhead = 2;

/** The last day that a text can be of, from today on; both YYYY-MM-DD. */
export const lastDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/**
 * Why a day cannot be one of a text; undefined when it can. Whether the day exists is for `articleSchema`.
 * @param day YYYY-MM-DD, also with a time after it.
 * @param today YYYY-MM-DD on the site's clocks.
 */
export const dayFault = (day: string, today: string): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}/.test(day)) return undefined;
  if (day < firstDay) return "is before the year 2000; check the year";
  return day.slice(0, 10) > lastDay(today)
    ? "is more than two years ahead; check the year, or choose an earlier day"
    : undefined;
};

/**
 * Why a page cannot be scheduled for a time; undefined when it can.
 * @param time As `publish_at` is written, on the site's clocks.
 * @param now The same clocks: YYYY-MM-DD HH:MM.
 */
export const scheduleFault = (time: string, now: string): string | undefined =>
  dayFault(time, now.slice(0, 10)) ??
  (time.replace("T", " ") <= now ? "is in the past; choose a time that is still to come" : undefined);
