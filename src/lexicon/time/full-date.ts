import { dateValue } from "./spans.ts";

/** The day in a date as it is written; null where it names none. */
const dayIn = (written: string): number | null => {
  const iso = /^\d{4}[-/.]\d{1,2}[-/.](\d{1,2})$/.exec(written)?.[1];
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(written);
  const ofNumbers = numbers && (Number(numbers[2]) > 12 ? numbers[2] : numbers[1]);
  const before = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?,?[ -]*\p{L}/u.exec(written)?.[1];
  const after = /\p{L}[ .]*(\d{1,2})(?:st|nd|rd|th)?, ?\d{4}$/u.exec(written)?.[1];
  const day = Number(iso ?? ofNumbers ?? before ?? after ?? 0);
  return day >= 1 && day <= 31 ? day : null;
};

/** The value of a written date, `YYYY-MM-DD` where it names the day, else as `dateValue` says. */
export const fullDateValue = (written: string): string | null => {
  const value = dateValue(written);
  const day = dayIn(written.trim());
  return value?.length === 7 && day ? `${value}-${String(day).padStart(2, "0")}` : value;
};
