import { Counter } from "prom-client";
import { registry } from "./metrics.ts";

/** What is counted for each site, about nobody in particular: no cookie, address or person is kept. */
export const siteEvents = ["views", "searches", "searches_without_results", "applications"] as const;
export type SiteEvent = (typeof siteEvents)[number];

/** How many of an event a site had on one of its days. */
export interface EventCount {
  brand: string;
  /** The date in the site's time zone, as YYYY-MM-DD. */
  day: string;
  event: SiteEvent;
  count: number;
}

/** How often words that found nothing were searched for on a site's day. */
export interface MissedWords {
  brand: string;
  day: string;
  words: string;
  count: number;
}

/** A site, and the time zone that its days are in. */
interface Site {
  id: string;
  timezone: string;
}

/** Words kept until they are next stored: an attacker's random words must not fill the memory. */
const mostWords = 500;

let events = new Map<string, EventCount>();
let missed = new Map<string, MissedWords>();

/** The date of the latest minute that was asked for in each time zone; dates change with a minute. */
const latestDays = new Map<string, { minute: number; day: string }>();

/** The date in a time zone, as YYYY-MM-DD. */
export const dayIn = (timezone: string, now: Date): string => {
  const minute = Math.floor(now.getTime() / 60_000);
  const latest = latestDays.get(timezone);
  if (latest?.minute === minute) return latest.day;
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(now);
  latestDays.set(timezone, { minute, day });
  return day;
};

/** How many of each event a site had since the process was started. */
const totals = new Map<string, Partial<Record<SiteEvent, number>>>();

new Counter({
  name: "signboard_site_events_total",
  help: "Page views, searches, searches without results and applications, by site",
  labelNames: ["site", "event"],
  registers: [registry],
  collect() {
    this.reset();
    for (const [site, counts] of totals)
      for (const [event, count] of Object.entries(counts)) this.inc({ site, event }, count);
  },
});

/** Counts an event of a site, for `/metrics` and the page of figures. */
export const countEvent = ({ id, timezone }: Site, event: SiteEvent, now = new Date()): void => {
  let counts = totals.get(id);
  if (!counts) totals.set(id, (counts = {}));
  counts[event] = (counts[event] ?? 0) + 1;
  const day = dayIn(timezone, now);
  const key = `${id} ${day} ${event}`;
  const row = events.get(key);
  if (row) row.count++;
  else events.set(key, { brand: id, day, event, count: 1 });
};

/**
 * Counts a search without results, and its words. Words that may be about a person are not kept: addresses, numbers of
 * four digits and more, and long sentences.
 */
export const countMissedSearch = (site: Site, typed: string, now = new Date()): void => {
  countEvent(site, "searches_without_results", now);
  const words = typed.trim().toLowerCase().replace(/\s+/g, " ");
  if (!words || words.length > 60 || words.split(" ").length > 6 || /@|\d{4}|\p{Cc}/u.test(words)) return;
  const day = dayIn(site.timezone, now);
  const key = `${site.id} ${day} ${words}`;
  const row = missed.get(key);
  if (row) row.count++;
  else if (missed.size < mostWords) missed.set(key, { brand: site.id, day, words, count: 1 });
};

/** Takes what was counted since the last time. */
export const takeCounts = (): { events: EventCount[]; missed: MissedWords[] } => {
  const taken = { events: [...events.values()], missed: [...missed.values()] };
  events = new Map();
  missed = new Map();
  return taken;
};

/** Puts counts back that could not be stored. */
export const returnCounts = (taken: ReturnType<typeof takeCounts>): void => {
  for (const row of taken.events) {
    const key = `${row.brand} ${row.day} ${row.event}`;
    events.set(key, { ...row, count: row.count + (events.get(key)?.count ?? 0) });
  }
  for (const row of taken.missed) {
    const key = `${row.brand} ${row.day} ${row.words}`;
    if (missed.has(key) || missed.size < mostWords)
      missed.set(key, { ...row, count: row.count + (missed.get(key)?.count ?? 0) });
  }
};
