import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { figuresOf } from "../../../src/server/figures/figures-of.ts";
import { figuresPage } from "../../../src/server/figures/figures-page.ts";
import { removeOldFigures, storeCounts } from "../../../src/server/figures/store-counts.ts";
import { missedSearches, siteFigures } from "../../../src/server/figures/tables.ts";
import { countEvent, countMissedSearch, takeCounts } from "../../../src/server/platform/site-events.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

const perth = { id: "electrical", name: "Electrical", timezone: "Australia/Perth" };
const sydney = { id: "automotive", name: "Automotive", timezone: "Australia/Sydney" };

onEachDatabase("figures of sites", (api) => {
  beforeEach(async () => {
    takeCounts();
    await api.db.delete(siteFigures);
    await api.db.delete(missedSearches);
  });
  const read = (now: Date) => figuresOf(api.db, [perth, sydney], now);

  it("count searches and those without results, by site", async () => {
    await addJob(api.db, { title: "Mechanic" });
    const search = (brand: string, q: string) =>
      api.on(brand)(searchJobs, { body: { q }, query: { page: 1 } });
    await search("automotive", "mechanic");
    for (const _time of [1, 2, 3]) await search("automotive", "Unicorn  trainer");
    await search("electrical", "unicorn trainer");
    await storeCounts(api.db);
    // Their own zones: it may be another day in Perth.
    const sites = api.services.brands.filter(({ id }) => ["automotive", "electrical"].includes(id));
    const [automotive, electrical] = await figuresOf(api.db, sites, new Date());
    expect(automotive!.totals).toEqual({
      views: 0,
      searches: 4,
      searches_without_results: 3,
      applications: 0,
    });
    expect(automotive!.missed).toEqual([{ words: "unicorn trainer", count: 3 }]);
    expect(electrical!.totals.searches_without_results).toBe(1);
    expect(electrical!.missed).toEqual([]);
  });

  it("are of the day in the site's time zone, and add up over processes", async () => {
    const now = new Date("2026-11-22T14:30:00Z");
    for (const site of [perth, sydney]) {
      countEvent(site, "views", now);
      await storeCounts(api.db);
      countEvent(site, "views", now);
      await storeCounts(api.db);
    }
    const [west, east] = await read(now);
    expect(west!.days[0]).toMatchObject({ day: "2026-11-22", counts: { views: 2 } });
    expect(east!.days[0]).toMatchObject({ day: "2026-11-23", counts: { views: 2 } });
    expect(west!.days).toHaveLength(30);
  });

  it("are kept until the database takes them", async () => {
    countEvent(perth, "applications");
    const away = { transaction: () => Promise.reject(new Error("away")) } as unknown as typeof api.db;
    await expect(storeCounts(away)).rejects.toThrow("away");
    await storeCounts(api.db);
    expect((await read(new Date()))[0]!.totals.applications).toBe(1);
  });

  it.each(["mai@example.com", "0412 345 678", "one two three four five six seven", "x".repeat(61), " "])(
    "do not keep words that may be about a person: %s",
    async (words) => {
      for (const _time of [1, 2, 3]) countMissedSearch(perth, words);
      await storeCounts(api.db);
      const [site] = await read(new Date());
      expect(site!.totals.searches_without_results).toBe(3);
      expect(site!.missed).toEqual([]);
    },
  );

  it("are removed when they are old", async () => {
    const now = new Date("2026-11-22T02:00:00Z");
    const old = { brand: perth.id, day: "2025-10-01", count: 4 };
    await api.db.insert(siteFigures).values([
      { ...old, event: "views" },
      { ...old, event: "views", day: "2026-11-21" },
    ]);
    await api.db.insert(missedSearches).values({ ...old, words: "unicorn" });
    await removeOldFigures(api.db, now);
    expect(await api.db.select().from(siteFigures).where(eq(siteFigures.brand, perth.id))).toHaveLength(1);
    expect(await api.db.select().from(missedSearches)).toEqual([]);
  });

  it("are shown as a page that takes words for text", async () => {
    for (const _time of [1, 2, 3]) countMissedSearch(perth, "<b>unicorn</b>");
    await storeCounts(api.db);
    const page = figuresPage(await read(new Date()));
    expect(page).toContain("&lt;b&gt;unicorn&lt;/b&gt;");
    expect(page).not.toContain("<b>");
  });
});
