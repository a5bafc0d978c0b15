import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import type { JobSearch } from "../../../src/contract/job-search.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { addJob } from "../add-job.ts";
import { statementsOf } from "../count-statements.ts";
import { onEachDatabase } from "../test-api.ts";

/** The most SQL statements that one search may cost. */
const budget = { warm: 5, withWords: 7, withFewResults: 15, withoutResults: 21 };

onEachDatabase("the statements of a search", (api) => {
  const statements = (work: () => Promise<unknown>) => statementsOf(api.db, work);
  const search = (body: JobSearch) => api.on("workinaus")(calls.searchJobs, { body });

  beforeAll(async () => {
    await fillLocations(api.db);
    for (let index = 0; index < 30; index++)
      await addJob(api.db, { title: `Mechanic ${index}`, locationIds: [1000 + index], stateIds: [1] });
    await search({});
  });

  it("stay few, however many jobs are shown", async () => {
    expect(await statements(() => search({ work_type: "Full time", sort: "salary" }))).toBeLessThanOrEqual(
      budget.warm,
    );
    expect(await statements(() => search({ q: "mechanic -boat" }))).toBeLessThanOrEqual(budget.withWords);
    // Larger areas are looked at where few are found.
    expect(await statements(() => search({ q: "mechanic -boat", location: 1000 }))).toBeLessThanOrEqual(
      budget.withFewResults,
    );
  });

  it("stay bounded when words are mistyped and nothing is found", async () => {
    const q = "mechanik welder painter plumber roofer tiler glazier baker butcher grocer";
    expect(
      await statements(() => search({ q, location: 1000, radius: 1, date_posted: 1 })),
    ).toBeLessThanOrEqual(budget.withoutResults);
  });
});
