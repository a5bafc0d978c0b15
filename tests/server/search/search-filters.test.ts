import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "./on-each-engine.ts";

import { day, melbourne, searcher, sydney } from "./searcher.ts";

onEachEngine("a search", (api) => {
  const { add, search, titles, idOf } = searcher(api);

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  describe("for a place", () => {
    const at = (name: string, ...locationIds: number[]) =>
      add(name, { locationIds, stateIds: locationIds.map((id) => (id === melbourne ? 6 : 1)) });

    it("looks 25 km around a suburb, the given distance, or in the suburb alone", async () => {
      await at("In Sydney", sydney);
      await at("In Parramatta", await idOf("Parramatta"));
      await at("In Newcastle", await idOf("Newcastle"));
      expect((await titles({ location: sydney })).sort()).toEqual(["In Parramatta", "In Sydney"]);
      expect(await titles({ location: sydney, radius: 0 })).toEqual(["In Sydney"]);
      expect((await titles({ location: sydney, radius: 200 })).length).toBe(3);
    });

    it("takes a whole state as a place", async () => {
      await at("In Sydney", sydney);
      await at("In Melbourne", melbourne);
      expect(await titles({ location: 6 })).toEqual(["In Melbourne"]);
    });

    it("finds a job with several places by any of them", async () => {
      await at("In both", melbourne, sydney);
      expect(await titles({ location: sydney, radius: 5 })).toEqual(["In both"]);
      expect(await titles({ location: melbourne, radius: 5 })).toEqual(["In both"]);
      expect(await titles({ states: [6] })).toEqual(["In both"]);
    });

    it("shows work that is done from anywhere to those who look for remote work there", async () => {
      await add("From anywhere", { remote: true });
      await add("Remote, by Sydney", { remote: true, locationIds: [sydney], stateIds: [1] });
      await at("On site", sydney);
      expect((await titles({ location: sydney })).sort()).toEqual(["On site", "Remote, by Sydney"]);
      const remote = await search({ location: sydney, remote: true });
      expect(remote.data.map(({ title }) => title).sort()).toEqual(["From anywhere", "Remote, by Sydney"]);
      expect((await search({ location: sydney })).facets.remote).toBe(2);
      expect(await titles({ remote: true })).toHaveLength(2);
    });

    it("refuses a place that does not exist, naming the field", async () => {
      const refused = await search({ location: 2_000_000_000 }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CallError);
      expect(refused).toMatchObject({ status: 422, errors: { location: [expect.any(String)] } });
    });
  });

  describe("with filters", () => {
    it("compares pay of every type by the year", async () => {
      await add("Hourly", { payType: 3, payMin: 40, payMax: 45, yearlyMin: 79_040, yearlyMax: 88_920 });
      await add("Annual", {
        payType: 1,
        payMin: 60_000,
        payMax: 70_000,
        yearlyMin: 60_000,
        yearlyMax: 70_000,
      });
      await add("From", { payType: 1, payMin: 90_000, yearlyMin: 90_000 });
      await add("Not said");
      expect((await titles({ min_salary: 75_000 })).sort()).toEqual(["From", "Hourly"]);
      expect(await titles({ max_salary: 65_000 })).toEqual(["Annual"]);
      expect(await titles({ pay_type: 3, min_salary: 40 })).toEqual(["Hourly"]);
      expect(await titles({ pay_type: 3, min_salary: 50 })).toEqual([]);
      expect((await titles({ min_salary: 65_000, max_salary: 85_000 })).sort()).toEqual(["Annual", "Hourly"]);
      expect(await titles({ min_salary: 0 })).toHaveLength(4);
      expect(await titles({ sort: "salary" })).toEqual(["From", "Hourly", "Annual", "Not said"]);
    });

    it("keeps to the days of Date Posted", async () => {
      for (const days of [0.5, 2, 6, 13, 29, 50])
        await add(`${days}`, { postedAt: new Date(Date.now() - days * day) });
      for (const [limit, count] of [
        [0, 6],
        [1, 1],
        [3, 2],
        [7, 3],
        [14, 4],
        [30, 5],
      ] as const) {
        const { meta, facets } = await search({ date_posted: limit });
        expect(meta.total).toBe(count);
        expect(facets.date_posted.find(({ id }) => id === limit)).toMatchObject({ count });
      }
    });

    it("takes one value or a list, and an empty list as no filter", async () => {
      await add("A", { workType: "Casual" });
      await add("B", { workType: "Contract" });
      expect(await titles({ work_type: "Casual" })).toEqual(["A"]);
      expect(await titles({ work_type: ["Casual", "Contract"] })).toHaveLength(2);
      expect(await titles({ work_type: [], category: [], states: [] })).toHaveLength(2);
    });
  });
});
