import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";

onOneDatabase("cards that are kept", (api) => {
  let id: number;
  const shown = async (site = "workinaus") =>
    (await api.on(site)(calls.searchJobs, { body: { q: "panel beater" } })).data.map(
      ({ title, employer, expires_at }) => ({ title, employer: employer.name, expires_at }),
    );

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => {
    await api.db.delete(jobs);
    id = await addJob(api.db, { title: "Panel Beater" });
    expect(await shown()).toMatchObject([{ title: "Panel Beater" }]);
    expect(await shown()).toMatchObject([{ title: "Panel Beater" }]);
  });

  it("change with the job", async () => {
    await api.db.update(jobs).set({ title: "Senior Panel Beater" }).where(eq(jobs.id, id));
    expect(await shown()).toMatchObject([{ title: "Senior Panel Beater" }]);
  });

  it("change with its employer", async () => {
    await api.db.update(employers).set({ name: "Dent & Sons" });
    expect(await shown()).toMatchObject([{ employer: "Dent & Sons" }]);
  });

  it("go when the job is filled, hidden or deleted", async () => {
    const other = await addJob(api.db, { title: "Panel Beater" });
    expect(await shown()).toHaveLength(2);
    await api.db.update(jobs).set({ hiddenBy: "operator" }).where(eq(jobs.id, other));
    expect(await shown()).toHaveLength(1);
    await api.db.update(jobs).set({ hiddenBy: null }).where(eq(jobs.id, other));
    expect(await shown()).toHaveLength(2);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, id));
    expect(await shown()).toHaveLength(1);
    await api.db.delete(jobs).where(eq(jobs.id, other));
    expect(await shown()).toEqual([]);
  });

  it("go when the job ends by itself", async () => {
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(Date.now() + 500) })
      .where(eq(jobs.id, id));
    expect(await shown()).toHaveLength(1);
    await expect.poll(() => shown()).toEqual([]);
  });

  it("are those of one site", async () => {
    expect(await shown("automotive")).toHaveLength(1);
    expect(await shown("hospitality")).toEqual([]);
  });

  it("are not shown while many changes are read", async () => {
    await api.db.execute(sql`
      insert into jobs (employer_id, source, reference, title, description_html, summary, category, work_type, posted_at, expires_at)
      select employer_id, source, 'copy-' || n, 'Welder', description_html, summary, category, work_type, posted_at, expires_at
      from jobs, generate_series(1, 600) n`);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, id));
    expect(await shown()).toEqual([]);
  });
});
