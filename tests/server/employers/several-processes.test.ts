import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { callerOf } from "../../../src/contract/caller.ts";
import { listCompetitions } from "../../../src/contract/competitions.ts";
import * as calls from "../../../src/contract/employers.ts";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { createApp } from "../../../src/server/app.ts";
import { employers, employerTimestamps } from "../../../src/server/catalogue/employers/tables.ts";
import type { Db } from "../../../src/server/platform/database/open.ts";
import { asOneReading } from "../../../src/server/platform/one-reading.ts";
import { statementsOf } from "../count-statements.ts";
import { onEachDatabase } from "../test-api.ts";
import { addJobsOf, write } from "./write-some.ts";

/** The most SQL statements of a page of a section's jobs: when nothing is known yet, and when the answer is kept; and of an employer's page. */
const budget = { first: 8, again: 3, employer: 13 };

const agg = {
  slug: "western-jobs",
  name: "Western Jobs",
  type: "aggregation" as const,
  brands: ["automotive"],
  sections: Array.from({ length: 20 }, (_, at) => ({
    ...{ slug: `found-${at}`, title: `Found ${at}`, kind: "jobs" as const },
    from: { search: { category: ["automotive"], sort: at % 2 ? ("date" as const) : ("salary" as const) } },
  })),
};

onEachDatabase("employers in several processes", (api) => {
  /** The API of another process: on the same database, with an index and a cache of its own. */
  const another = () => {
    const app = createApp({ ...api.services, db: Object.create(api.db) as Db });
    return callerOf((request) => app.fetch(request), "http://automotive.localhost", {
      "host-name": "automotive.localhost",
    });
  };
  const here = () => api.on("automotive");
  const sections = (call: ReturnType<typeof here>) =>
    call(calls.listSectionJobs, { params: { slug: agg.slug }, query: {} });
  const timestamp = async (call: ReturnType<typeof here>) =>
    (await call(calls.clearCache, { params: { slug: agg.slug } })).timestamp;

  beforeAll(async () => {
    await write(api, [agg, { slug: "acme", name: "Acme Motors" }]);
    await addJobsOf(api, "acme", ["Mechanic", "Painter"]);
  });

  it("have the same timestamp, before and after a change", async () => {
    const there = another();
    expect(await timestamp(there)).toBe(await timestamp(here()));
    await addJobsOf(api, "acme", ["Detailer"]);
    await api.db.update(employerTimestamps).set({ at: new Date(Date.now() - 120_000) });
    const [one, other] = await Promise.all([timestamp(there), timestamp(here())]);
    expect(one).toBe(other);
    expect(Date.parse(one)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("see at once what another has written", async () => {
    const there = another();
    await sections(there);
    await write(api, [{ ...agg, sections: [{ ...agg.sections[0]!, title: "Renamed" }] }]);
    expect((await sections(there)).data.map(({ title }) => title)).toEqual(["Renamed"]);
    await api.db.update(employers).set({ hidden: true }).where(eq(employers.slug, agg.slug));
    await expect(sections(there)).rejects.toMatchObject({ status: 404 });
    await api.db.update(employers).set({ hidden: false }).where(eq(employers.slug, agg.slug));
  });

  it("send few statements for a page of a section, however many sections there are", async () => {
    await write(api, [agg]);
    await timestamp(here());
    const { data } = await sections(here());
    const page = (sectionId: number) =>
      here()(calls.listSingleSectionJobs, { params: { slug: agg.slug, sectionId }, query: {} });
    const statementsOfPage = () => statementsOf(api.db, () => page(data[0]!.id));
    expect(await statementsOfPage()).toBeLessThanOrEqual(budget.first);
    expect(await statementsOfPage()).toBeLessThanOrEqual(budget.again);
  });

  it("send few statements for the page of an employer", async () => {
    await write(api, [{ slug: "page-of-one", name: "Page of One", brands: ["automotive"] }]);
    await addJobsOf(api, "page-of-one", ["Mechanic"]);
    const call = here();
    /** The calls that its page makes. */
    const page = async () => {
      const { id, type, slug } = await call(calls.getEmployer, {
        params: { type: "company", slug: "page-of-one" },
      });
      const params = { type, employeeId: id };
      await call(calls.listEmployerPages, { params });
      await call(calls.listSections, { params, query: {} });
      await call(calls.listBanners, { params });
      await call(listCompetitions, { query: { employer: slug, state: "open" } });
      await call(searchJobs, { query: {}, body: { employer: id } });
    };
    expect(await statementsOf(api.db, () => asOneReading(page))).toBeLessThanOrEqual(budget.employer);
  });
});
