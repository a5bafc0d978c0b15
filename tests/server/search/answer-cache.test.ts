import { beforeEach, expect, it } from "vitest";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "./on-each-engine.ts";
import { day, searcher } from "./searcher.ts";

onEachEngine("answers that are kept", (api) => {
  const { add, search } = searcher(api);
  beforeEach(async () => void (await api.db.delete(jobs)));
  const soonTooOld = (days: number) => ({ postedAt: new Date(Date.now() - days * day + 4_000) });
  const today = async (body = {}) =>
    (await search(body)).facets.date_posted.find(({ id }) => id === 1)?.count;

  it("end when a job gets too old for an age that is counted", async () => {
    await add("Beekeeper", soonTooOld(1));
    await add("Beekeeper", soonTooOld(7));
    expect(await today()).toBe(1);
    await expect.poll(() => today(), { timeout: 60_000 }).toBe(0);
    expect((await search({})).meta.total).toBe(2);
  });

  it("end when a job gets too old for the chosen age, although it fails another filter", async () => {
    await add("Beekeeper", { workType: "Casual", ...soonTooOld(3) });
    await add("Beekeeper", { workType: "Contract" });
    const casual = async () =>
      (await search({ date_posted: 3, work_type: ["Contract"] })).facets.work_type.find(
        ({ id }) => id === "Casual",
      )?.count;
    expect(await casual()).toBe(1);
    await expect.poll(casual, { timeout: 60_000 }).toBe(0);
  });
});
