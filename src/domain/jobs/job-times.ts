import type { JobCard, Location } from "../../contract/job-fields.ts";
import { memoize } from "../memoize.ts";
import { zoneText } from "../text/time-text.ts";

/** The time zones of the states, each with the city that its time is named after. */
const zones: Readonly<Record<string, string>> = {
  NSW: "Australia/Sydney",
  ACT: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  NT: "Australia/Darwin",
  TAS: "Australia/Hobart",
  WA: "Australia/Perth",
};

/** The time zone of a job: of its places where they share one, else Sydney's. */
export const zoneOf = (locations: readonly Pick<Location, "state">[]): string => {
  const found = new Set(locations.map(({ state }) => zones[state] ?? "Australia/Sydney"));
  const [only] = found;
  return found.size === 1 && only ? only : "Australia/Sydney";
};

// Creating a formatter takes a slow machine tens of milliseconds.
const day = memoize(
  (_: string, timeZone: string) => new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone }),
);
const time = memoize(
  (_: string, timeZone: string) => new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone }),
);

/** The day of a moment in a time zone: "18 November 2026". */
export const localDay = (moment: string | Date, zone: string): string =>
  day(zone, zone).format(new Date(moment));

/** When a job was posted, as a day where the job is: "18 November 2026". */
export const postedDay = ({ posted_at, locations }: Pick<JobCard, "posted_at" | "locations">): string =>
  localDay(posted_at, zoneOf(locations));

/** When a job closes, in the time of its place: "18 December 2026 at 9:00 am, Perth time"; null when it stays open. */
export const closingText = ({
  expires_at,
  locations,
}: Pick<JobCard, "expires_at" | "locations">): string | null => {
  if (!expires_at) return null;
  const zone = zoneOf(locations);
  return `${localDay(expires_at, zone)} at ${time(zone, zone).format(new Date(expires_at))}, ${zoneText(zone)}`;
};
