import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "../../../../src/contract/jobs.ts";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { openEngine } from "../../../../src/server/search/open-engine.ts";
import { addJob } from "../../add-job.ts";
import { onOneDatabase } from "../../test-api.ts";

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const day = 86_400_000;

onOneDatabase("the overview of a site's jobs", (api) => {
  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => {
    await api.db.delete(jobs);
  });

  const overview = (brand = "automotive") => api.on(brand)(calls.getJobOverview, {});
  const addEmployer = async (slug: string) => {
    const [row] = await api.db
      .insert(employers)
      .values({ slug, name: slug.toUpperCase(), type: "recruiter" })
      .returning({ id: employers.id });
    return row!.id;
  };

  it("counts what is live, by field and by kind of work", async () => {
    await addJob(api.db, { subCategory: "panel-paint" });
    await addJob(api.db, { subCategory: "panel-paint" });
    await addJob(api.db);
    await addJob(api.db, { expiresAt: fromNow(-1000) });
    await addJob(api.db, { filledAt: fromNow(-1000) });
    await addJob(api.db, { postedAt: fromNow(day) });
    expect(await overview()).toMatchObject({
      total: 3,
      category: [{ id: "automotive", title: "Automotive", count: 3 }],
      sub_category: [{ id: "panel-paint", title: "Panel & Paint", count: 2 }],
    });
  });

  it("agrees with the search on every brand, and names no employer without a job there", async () => {
    await addJob(api.db, { sponsorship: true });
    await addJob(api.db, { category: "hospitality", subCategory: "chefs-cooks" });
    await addJob(api.db, { category: "technology" });
    for (const { id: brand } of api.services.brands) {
      const { total, employers: named, ...facets } = await overview(brand);
      const { meta, facets: searched } = await api.on(brand)(calls.searchJobs, { body: {} });
      expect({ brand, total, ...facets }).toEqual({
        brand,
        total: meta.total,
        category: searched.category,
        sub_category: searched.sub_category,
      });
      expect(named.map(({ count }) => count)).toEqual(Array.from({ length: total }, () => 1));
      for (const employer of named) {
        const found = await api.on(brand)(calls.searchJobs, { body: { employer: employer.id } });
        expect(found.data.map((job) => job.employer.id)).toEqual([employer.id]);
      }
    }
  });

  it("names twelve employers at most, those with the most jobs first", async () => {
    const large = await addEmployer("large");
    const medium = await addEmployer("medium");
    for (const employerId of [medium, large, large, medium, large]) await addJob(api.db, { employerId });
    for (let count = 0; count < 12; count++) await addJob(api.db);
    const { employers: named } = await overview();
    expect(named).toHaveLength(12);
    expect(named.slice(0, 3)).toMatchObject([
      { id: large, name: "LARGE", slug: "large", type: "recruiter", count: 3 },
      { id: medium, count: 2 },
      { name: "Harbour Motors", count: 1 },
    ]);
  });

  it("names as many employers as each caller asks for", async () => {
    for (const slug of ["harbour-one", "harbour-two", "harbour-three"])
      await addJob(api.db, { employerId: await addEmployer(slug) });
    const brand = api.services.brands.find(({ id }) => id === "automotive")!;
    for (const most of [2, 3, 1, 2])
      expect((await (await openEngine(api.db)).overview(brand, most)).employers).toHaveLength(most);
  });

  it("is anew as soon as a job is added, is filled, begins or ends", async () => {
    const totals = async () => (await overview()).total;
    expect(await totals()).toBe(0);
    const soon = 400;
    const id = await addJob(api.db);
    await addJob(api.db, { expiresAt: fromNow(soon) });
    await addJob(api.db, { postedAt: fromNow(soon), title: "Painter" });
    await addJob(api.db, { postedAt: fromNow(soon) });
    expect(await totals()).toBe(2);
    await expect.poll(totals).toBe(3);
    await api.db
      .update(jobs)
      .set({ filledAt: fromNow(-1) })
      .where(eq(jobs.id, id));
    expect(await totals()).toBe(2);
  });

  it("may be kept by caches for half a minute, apart for each site", async () => {
    const answer = await api.fetch(calls.getJobOverview.path, {
      headers: { "host-name": "automotive.localhost" },
    });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=30");
    expect(answer.headers.get("vary")).toBe("host-name, Origin");
  });
});
