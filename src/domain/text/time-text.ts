import { memoize } from "../memoize.ts";

/** A moment as people read it in a time zone: "Tuesday 1 December 2026 at 9:30 am AEDT". */
export const timeText = (moment: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(moment));

/** The time zone of this browser: "Australia/Perth". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The same in the time zone of this browser. */
export const ownTimeText = (moment: string | Date): string => timeText(moment, ownZone());

/** Places by the names that browsers still have for their zones. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Dacca: "Dhaka",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
};

/** A time zone as its place is called: "Perth time". */
export const zoneText = (zone: string): string => {
  const place = zone.split("/").at(-1)!.replaceAll("_", " ");
  return `${renamed[place] ?? place} time`;
};

// Created when it is first needed, and once: that takes a slow phone about fifty milliseconds.
const short = memoize(
  (_: string) => new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment in the time zone of this browser, short: "21 Nov 2026, 9:30 am". */
export const ownShortTimeText = (moment: string | Date): string => short("own").format(new Date(moment));
