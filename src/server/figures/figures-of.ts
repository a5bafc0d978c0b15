import { desc, gte, sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { Db } from "../platform/database/open.ts";
import { dayIn, siteEvents, type SiteEvent } from "../platform/site-events.ts";
import { missedSearches, siteFigures } from "./tables.ts";

/** How many days the page of figures shows. */
export const shownDays = 30;
/** Words are shown only when they were searched for this often: rarer ones may be about a person. */
const leastSearches = 3;
/** How many words are shown for each site. */
const mostWords = 20;
const dayMs = 24 * 60 * 60_000;

/** What happened on one site in the last days. */
export interface FiguresOfSite {
  id: string;
  name: string;
  /** The days, the latest first, each as YYYY-MM-DD in the site's time zone. */
  days: { day: string; counts: Record<SiteEvent, number> }[];
  totals: Record<SiteEvent, number>;
  /** Words that found nothing, the most frequent first. */
  missed: { words: string; count: number }[];
}

const none = (): Record<SiteEvent, number> =>
  Object.fromEntries(siteEvents.map((event) => [event, 0])) as Record<SiteEvent, number>;

/** The figures of each site for the last {@link shownDays} days, with days on which nothing happened. */
export const figuresOf = async (
  db: Db,
  brands: readonly Pick<Brand, "id" | "name" | "timezone">[],
  now: Date,
): Promise<FiguresOfSite[]> => {
  // A site's day may begin before that of UTC: one more is read.
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString().slice(0, 10);
  const rows = await db.select().from(siteFigures).where(gte(siteFigures.day, since));
  const times = sql<number>`sum(${missedSearches.count})::int`;
  const words = await db
    .select({ brand: missedSearches.brand, words: missedSearches.words, count: times })
    .from(missedSearches)
    .where(gte(missedSearches.day, since))
    .groupBy(missedSearches.brand, missedSearches.words)
    .having(gte(times, leastSearches))
    .orderBy(desc(times), missedSearches.words);
  return brands.map(({ id, name, timezone }) => {
    const totals = none();
    const days = Array.from({ length: shownDays }, (_, back) => ({
      day: dayIn(timezone, new Date(now.getTime() - back * dayMs)),
      counts: none(),
    }));
    const byDay = new Map(days.map(({ day, counts }) => [day, counts]));
    for (const { brand, day, event, count } of rows) {
      const counts = brand === id ? byDay.get(day) : undefined;
      if (!counts) continue;
      counts[event] += count;
      totals[event] += count;
    }
    const missed = words
      .filter(({ brand }) => brand === id)
      .slice(0, mostWords)
      .map(({ words, count }) => ({ words, count }));
    return { id, name, days, totals, missed };
  });
};
