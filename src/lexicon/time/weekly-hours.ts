/** "38 hours per week", "20-25 hrs/wk", "24 hour week", "76 hours a fortnight", "38hpw". */
const shape =
  /(?<![\w$.])(?:(?:up to|max|maximum|about|around|only|under|between)\s+)*(?:(\d{1,3}(?:\.\d+)?)\s*(?:-|–|to)\s*)?(\d{1,3}(?:\.\d+)?)[\s-]*(?:(hours?|hrs?|h)\.?[\s-]*(?:(?:an?|per|each|every|\/|p\.?)\s*)?|(?:an?|per|each|every|\/|p\.?)\s*|(?=weekly|fortnightly))(week|wk|w|fortnight|fn|f\/n)(?:s|ly)?(?!\w)/i;
/** "3 days a week", "two or three days", "a couple of shifts a week": fewer than a full week has. */
export const fewDays =
  /\b(?:(?:a )?(?:few|couple(?: of)?)|(?:one|two|three|[1-3])(?:(?: to | or |-)(?:two|three|four|[1-4]))?) (?:(?:shift|day|night)s? (?:(?:an?|per|each|\/) ?(?:week|wk)|pw)\b|(?<=\d )days?\b)/i;

/** Weeks have no more hours of work. */
const mostHours = 60;

/** How many hours a week a text says. */
export interface WeeklyHours {
  /** The most of a range. */
  hours: number;
  /** The words that say it; "20 a week" says hours only where the text is known to be about them. */
  said: string;
  isOfHours: boolean;
}

/** A week of so many hours as ads write it, "35 hour week" first; a part-time one may be two hours longer or shorter. */
export const hoursOfWeek = (hours: number): [string, ...string[]] => [
  `${hours} hour week`,
  ...["hours a week", "hours per week", "ordinary hours", "hour roster"].map((rest) => `${hours} ${rest}`),
  ...[-2, -1, 0, 1, 2, ...[7.6, 15.2, 22.8, 30.4].map((days) => days - hours)]
    .filter((more) => hours < 35 && Math.abs(more) <= 2)
    .map((more) => `${Math.round((hours + more) * 10) / 10} hours`),
];

/** The hours of a week that a text says, null for none. */
export const weeklyHours = (text: string): WeeklyHours | null => {
  const [said, , most, unit, period] = shape.exec(text) ?? [];
  if (said === undefined) return null;
  const hours = Number(most) / (/^f/i.test(period!) ? 2 : 1);
  return hours < 1 || hours > mostHours ? null : { hours, said, isOfHours: unit !== undefined };
};
