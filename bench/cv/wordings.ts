import type { KnownJob } from "./people.ts";

const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const parts = (month: string) => ({
  year: month.slice(0, 4),
  name: names[Number(month.slice(5)) - 1]!,
  number: month.slice(5),
});

/** Ways to write a month. */
export const months = {
  short: (month: string) => `${parts(month).name.slice(0, 3)} ${parts(month).year}`,
  long: (month: string) => `${parts(month).name} ${parts(month).year}`,
  numbers: (month: string) => `${parts(month).number}/${parts(month).year}`,
  apostrophe: (month: string) => `${parts(month).name.slice(0, 3)} ’${parts(month).year.slice(2)}`,
  year: (month: string) => parts(month).year,
};

/** A range of dates as a CV has it. */
export const range = (
  { start, end }: KnownJob,
  month: (value: string) => string,
  { to = " – ", now = "Present" }: { to?: string; now?: string } = {},
): string => `${month(start)}${to}${end ? month(end) : now}`;
