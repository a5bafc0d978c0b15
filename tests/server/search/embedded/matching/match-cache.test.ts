import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../../../src/contract/jobs.ts";
import { jobs } from "../../../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../../../src/server/catalogue/locations/fill-locations.ts";
import { addJob } from "../../../add-job.ts";
import { onOneDatabase } from "../../../test-api.ts";

onOneDatabase("what words match", (api) => {
  /** A filter of its own for each search, so that only its words are kept. */
  let second = 0;
  const titles = async (q: string) =>
    (
      await api.on("workinaus")(calls.searchJobs, {
        body: { q, new_since: new Date(second++ * 1000).toISOString() },
      })
    ).data.map(({ title }) => title);

  beforeAll(async () => {
    await fillLocations(api.db);
    for (let at = 0; at < 40; at++) await addJob(api.db, { title: `Glazier ${at}` });
    await addJob(api.db, { title: "Senior Glazier, night shift" });
  });

  it("is the same for the second search, in the same order", async () => {
    for (const q of ["glazier", "senior glazier", "glazier -night", "glazier night shift zinc"])
      expect(await titles(q)).toEqual(await titles(q));
    expect((await titles("senior glazier"))[0]).toBe("Senior Glazier, night shift");
  });

  it("follows the jobs", async () => {
    expect(await titles("roof glazier")).not.toContain("Roof Glazier");
    const id = await addJob(api.db, { title: "Roof Glazier" });
    expect(await titles("roof glazier")).toContain("Roof Glazier");
    await api.db.delete(jobs).where(eq(jobs.id, id));
    expect(await titles("roof glazier")).not.toContain("Roof Glazier");
  });
});
