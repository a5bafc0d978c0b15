import { eq, max } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { seoSearchJobs } from "../../../src/contract/jobs.ts";
import { competitionState } from "../../../src/domain/competitions/competition-state.ts";
import { isoDay } from "../../../src/domain/text/iso-day.ts";
import { competitionsOf } from "../../../src/site/competitions/competitions-of.ts";
import { publishedOf } from "../../../src/site/content/published.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { jobSitemap, indexOfSitemaps } from "../../../src/server/feeds/sitemaps.ts";
import { allOf, readXml, textOf } from "../../xml.ts";
import { addJob } from "../add-job.ts";
import { feed } from "./read-feed.ts";
import { onEachDatabase } from "../test-api.ts";

const day = 86_400_000;
const origin = "http://automotive.localhost:4321";

onEachDatabase("the sitemaps of jobs", (api) => {
  const site = () => ({
    db: api.db,
    readDb: api.services.readDb,
    brand: api.services.brands.find(({ id }) => id === "automotive")!,
    urlOf: (path: string) => origin + path,
  });
  beforeAll(() => fillLocations(api.db));

  const named = (...names: string[]) => names.map((name) => `${origin}/sitemap-${name}.xml`);
  /** The sitemap of competitions is there while one is open. */
  const competitions = () =>
    [...competitionsOf(site().brand).values()].some((one) => competitionState(one, new Date()) === "open")
      ? ["competitions"]
      : [];
  const locsOf = (xml: string) => allOf(readXml(xml), "loc").map(({ text }) => text);

  it("are none for a site without jobs, whose index names its pages", async () => {
    expect(locsOf(await indexOfSitemaps(site()))).toEqual(named("pages", ...competitions()));
    for (const path of ["/sitemap-jobs-1.xml", "/sitemap-jobs-0.xml"])
      expect((await api.fetch(path, { headers: { host: "automotive.localhost" } })).status).toBe(404);
  });

  it("are as many as the jobs need, and hold each job once", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push(await addJob(api.db));
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, ids[1]!));
    const size = 2;
    const index = locsOf(await indexOfSitemaps(site(), size));
    expect(index).toEqual(named("pages", "searches", "employers", ...competitions(), "jobs-1", "jobs-2"));
    const found: string[] = [];
    for (const number of [1, 2]) {
      let xml = "";
      for await (const part of await jobSitemap(number, site(), size)) xml += part;
      const locs = locsOf(xml);
      expect(locs).toHaveLength(size);
      found.push(...locs);
    }
    const live = ids.filter((_id, at) => at !== 1);
    expect(found).toEqual(live.map((id) => `${origin}/job/${id}/light-vehicle-mechanic`));
    await expect(jobSitemap(3, site(), size)).rejects.toMatchObject({ status: 404 });
    const statusOf = async (path: string) =>
      (await api.fetch(path, { headers: { host: "automotive.localhost" } })).status;
    expect(await statusOf("/sitemap-jobs-1.xml")).toBe(200);
    for (const number of ["01", "001", "0"]) expect(await statusOf(`/sitemap-jobs-${number}.xml`)).toBe(404);
  });

  it("are named with their newest change, as their own lines tell it", async () => {
    await api.db.update(jobs).set({ updatedAt: new Date("2026-01-02T03:04:05.678Z") });
    const [{ id: last } = { id: 0 }] = await api.db.select({ id: max(jobs.id) }).from(jobs);
    await api.db
      .update(jobs)
      .set({ updatedAt: new Date(Date.now() + day) })
      .where(eq(jobs.id, last!));
    const size = 2;
    const parts = allOf(readXml(await indexOfSitemaps(site(), size)), "sitemap");
    const told = Object.fromEntries(parts.map((part) => [textOf(part, "loc"), textOf(part, "lastmod")]));
    for (const number of [1, 2]) {
      let xml = "";
      for await (const part of await jobSitemap(number, site(), size)) xml += part;
      const changes = allOf(readXml(xml), "lastmod").map(({ text }) => text);
      expect(told[`${origin}/sitemap-jobs-${number}.xml`]).toBe(changes.toSorted().at(-1));
    }
    const days = [...publishedOf(site().brand).bySlug.values()].map(({ date, updated }) => updated ?? date);
    expect(told[`${origin}/sitemap-pages.xml`]).toBe(days.map(isoDay).toSorted().at(-1));
    expect(told[`${origin}/sitemap-searches.xml`]).toBeUndefined();
  });

  it("name the readable search pages that have jobs, under their one address", async () => {
    await addJob(api.db, { subCategory: "heavy-vehicles", stateIds: [3, 7] });
    await addJob(api.db, { subCategory: "auto-electricians", stateIds: [1], filledAt: new Date() });
    const locs = allOf(await feed(api, "/sitemap-searches.xml"), "loc").map(({ text }) => text);
    const slugs = [
      "automotive",
      "automotive-in-queensland",
      "automotive-in-western-australia",
      "heavy-vehicles",
      "heavy-vehicles-in-queensland",
      "heavy-vehicles-in-western-australia",
    ];
    expect(locs).toEqual(slugs.map((slug) => `${origin}/jobs/${slug}`));
    for (const slug of slugs) {
      const { canonical_slug, meta } = await api.on("automotive")(seoSearchJobs, { body: { slug } });
      expect({ canonical_slug, found: meta.total > 0 }).toEqual({ canonical_slug: slug, found: true });
    }
  });
});
