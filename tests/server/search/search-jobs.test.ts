import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachEngine } from "./on-each-engine.ts";

import { day, melbourne, searcher, sydney } from "./searcher.ts";

onEachEngine("a search", (api) => {
  const { add, search, titles, idOf } = searcher(api);

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("hides expired, filled and future jobs at once, also from what is kept in memory", async () => {
    await add("Live");
    const filled = await add("Filled soon");
    await add("Not yet", { postedAt: new Date(Date.now() + day) });
    expect((await titles({})).sort()).toEqual(["Filled soon", "Live"]);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, filled));
    expect(await titles({})).toEqual(["Live"]);
    const soon = await add("Ends now", { expiresAt: new Date(Date.now() + 4000) });
    expect((await titles({})).sort()).toEqual(["Ends now", "Live"]);
    await expect.poll(() => titles({}), { timeout: 60_000 }).toEqual(["Live"]);
    expect(await api.on("workinaus")(calls.getJob, { params: { id: soon } })).toMatchObject({
      status: "expired",
    });
  });

  it("gives an empty list beyond the last page", async () => {
    for (let index = 0; index < 21; index++) await add(`Job ${index}`);
    const beyond = await search({}, 7);
    expect(beyond).toMatchObject({
      data: [],
      meta: { current_page: 7, last_page: 2, per_page: 20, total: 21 },
    });
    expect((await search({}, 2)).data).toHaveLength(1);
  });

  it("neither repeats nor misses a job on its pages, not even among jobs of the same moment and pay", async () => {
    const postedAt = new Date(Date.now() - day);
    const ids: number[] = [];
    for (let index = 0; index < 65; index++)
      ids.push(await add("Chef", { postedAt, yearlyMin: 60_000, yearlyMax: 60_000, payType: 1 }));
    for (const sort of ["relevance", "date", "salary"] as const) {
      for (const q of ["", "chef"]) {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ q, sort }, page)));
        const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
        expect(seen.sort((a, b) => a - b)).toEqual(ids);
      }
    }
  });

  it("offers ways out when nothing is found, each with its real total", async () => {
    await add("Barista", { workType: "Full time", locationIds: [melbourne], stateIds: [6] });
    await add("Barista", { workType: "Casual", locationIds: [sydney], stateIds: [1] });
    const empty = await search({ q: "barista", work_type: ["Full time"], location: sydney });
    expect(empty.meta.total).toBe(0);
    expect(empty.suggestions.length).toBeGreaterThan(1);
    for (const { search: other, total } of empty.suggestions) {
      expect(total).toBeGreaterThan(0);
      expect((await search(other)).meta.total).toBe(total);
    }
    expect(empty.suggestions.map(({ label }) => label)).toEqual([
      "Without Work Type",
      "Anywhere in Australia",
    ]);
    const words = await search({ q: "barista unicorn", as_typed: true });
    expect(words.suggestions).toContainEqual(
      expect.objectContaining({
        kind: "fewer_filters",
        search: { q: "barista", as_typed: true },
        total: 2,
      }),
    );
    const wider = await search({ location: await idOf("Parramatta"), radius: 1 });
    expect(wider.suggestions[0]).toMatchObject({ kind: "wider_radius", search: { radius: 50 } });
  });

  it("offers larger areas that have more where an area has few jobs", async () => {
    const add3 = (title: string, locationId: number, stateId: number) =>
      Promise.all([1, 2, 3].map(() => add(title, { locationIds: [locationId], stateIds: [stateId] })));
    const penrith = await idOf("Penrith");
    await add("Medical Receptionist", { locationIds: [sydney], stateIds: [1] });
    await add3("Medical Receptionist", penrith, 1);
    await add3("Medical Receptionist", await idOf("Newcastle"), 1);
    const near = await search({ q: "medical receptionist", location: sydney });
    expect(near.meta.total).toBe(1);
    expect(near.suggestions.map(({ label, total }) => [label, total])).toEqual([
      [expect.stringMatching(/^Within 50 km of Sydney/), 4],
      ["Anywhere in New South Wales", 7],
    ]);
    for (const { search: wider, total } of near.suggestions)
      expect((await search(wider)).meta.total).toBe(total);
    expect((await search({ q: "medical receptionist" })).suggestions).toEqual([]);
  });

  it("shows of a job's places the one nearest to the searched place first, and how far away it is", async () => {
    const [penrith, newcastle] = [await idOf("Penrith"), await idOf("Newcastle")];
    const locationIds = [melbourne, newcastle, penrith];
    await add("Lift inspector", { locationIds, stateIds: [6, 1] });
    const shown = async (given: object) => {
      const [job] = (await search({ q: "lift inspector", ...given })).data;
      return [job!.locations.map(({ id }) => id), job!.km];
    };
    expect(await shown({})).toEqual([locationIds, undefined]);
    const [places, km] = await shown({ location: sydney, radius: 100 });
    expect(places).toEqual([penrith, newcastle, melbourne]);
    expect(km).toBeGreaterThan(45);
    expect(km).toBeLessThan(55);
    // 1 is New South Wales: its places in the order of the ad.
    expect(await shown({ location: 1 })).toEqual([[newcastle, penrith, melbourne], undefined]);
  });

  it("finds what is in any of several places, each job once, and counts so", async () => {
    const penrith = await idOf("Penrith");
    const at = (id: number, state: number) => ({ locationIds: [id], stateIds: [state] });
    await add("Diver in Sydney", { ...at(sydney, 1), workType: "Casual" });
    await add("Diver in both", { locationIds: [melbourne, penrith], stateIds: [6, 1] });
    await add("Diver in Hobart", at(await idOf("Hobart"), 5));
    await add("Diver in Perth", at(await idOf("Perth"), 7));
    await add("Diver anywhere", { remote: true, locationIds: [], stateIds: [] });
    const diver = async (given: object) => {
      const { data, facets } = await search({ q: "diver", sort: "date", ...given });
      const counted = facets.work_type.find(({ id }) => id === "Casual")!.count;
      return [data.map(({ title }) => title.replace("Diver ", "")).sort(), counted, facets.remote];
    };
    expect(await diver({ location: [sydney, melbourne] })).toEqual([["in Sydney", "in both"], 1, 1]);
    expect(await diver({ location: [melbourne] })).toEqual(await diver({ location: melbourne }));
    // 5 is Tasmania.
    expect(await diver({ location: [5, penrith], radius: 5 })).toEqual([["in Hobart", "in both"], 0, 1]);
    expect(await diver({ location: [5, penrith], remote: true })).toEqual([["anywhere"], 0, 1]);
    const wide = (await search({ q: "diver", location: [sydney, melbourne], radius: 100 })).data;
    const both = wide.find(({ title }) => title === "Diver in both")!;
    expect([both.locations[0]!.id, both.km, both.km_from]).toEqual([
      melbourne,
      0,
      expect.stringContaining("Melbourne VIC"),
    ]);
    await expect(search({ location: [sydney, 99_999_999] })).rejects.toThrow("There is no such place");
    await expect(search({ location: Array.from({ length: 7 }, (_, at) => at + 1) })).rejects.toThrow(
      "a list of at most 6",
    );
  });

  it("offers larger areas around several places where these have few jobs", async () => {
    const [penrith, geelong] = [await idOf("Penrith"), await idOf("Geelong")];
    for (const [id, state] of [
      [sydney, 1],
      [penrith, 1],
      [geelong, 6],
      [await idOf("Cairns"), 3],
    ] as const)
      await add("Bookbinder", { locationIds: [id], stateIds: [state] });
    const near = await search({ q: "bookbinder", location: [sydney, melbourne] });
    expect(near.suggestions.map(({ label, total }) => [label, total])).toEqual([
      ["Within 50 km of Sydney NSW 2000 or Melbourne VIC 3000", 2],
      ["Anywhere in New South Wales or Victoria", 3],
    ]);
    for (const { search: wider, total } of near.suggestions)
      expect((await search(wider)).meta.total).toBe(total);
  });

  it("takes a missing letter for a missing letter, however common another word is", async () => {
    for (const title of ["Electrical Engineer", "Electrical Fitter", "Electrician"]) await add(title);
    expect(await search({ q: "electrican" })).toMatchObject({ corrected: "electrician", meta: { total: 1 } });
  });

  it("takes two mistyped words for the name that both are nearly", async () => {
    for (const title of ["Customer Service Officer", "Customer Servo Hand"]) await add(title);
    expect((await search({ q: "custmer servis" })).corrected).toBe("customer service");
  });

  it("takes a word that is spelt right for what it says", async () => {
    for (const title of ["Monkey Keeper", "Pest Technician", "Packer", "Host"]) await add(title);
    for (const q of ["monk", "priest", "poacher", "ghost", "doula"])
      expect([q, await search({ q })]).toMatchObject([q, { corrected: null, meta: { total: 0 } }]);
  });

  it("takes two words for one that titles or employers have", async () => {
    await add("Mechanic at Redgum Ridge");
    await add("Red Team Lead");
    expect(await search({ q: "red gum ridge mechanic" })).toMatchObject({
      corrected: "redgum ridge mechanic",
      meta: { total: 1 },
    });
    expect((await search({ q: "red team" })).corrected).toBeNull();
  });

  it("offers what the typed words may be the beginning of where they find nothing", async () => {
    await add("Percussionist");
    const { meta, suggestions } = await search({ q: "perc" });
    expect(meta.total).toBe(0);
    expect(suggestions).toContainEqual({
      kind: "completed_words",
      label: "Search for Percussionist",
      search: { q: "Percussionist" },
      total: 1,
    });
  });

  it("offers the work that there is most of for words that nothing has, in the same place", async () => {
    const inSydney = { locationIds: [sydney], stateIds: [1] };
    for (const category of ["construction", "construction", "retail"])
      await add("Hand", { category, ...inSydney });
    await add("Hand", { category: "retail", locationIds: [melbourne], stateIds: [6] });
    const { suggestions } = await search({ q: "qwrtzpl", location: sydney });
    expect(suggestions.map(({ label, total }) => [label, total])).toEqual([
      ["Jobs in Sydney NSW 2000", 3],
      [expect.stringMatching(/^Construction.* jobs in Sydney NSW 2000$/), 2],
      [expect.stringMatching(/^Retail.* jobs in Sydney NSW 2000$/), 1],
    ]);
    for (const { search: other, total } of suggestions) expect((await search(other)).meta.total).toBe(total);
  });

  it("offers to start over where no single change helps", async () => {
    await add("Barista", { workType: "Full time", locationIds: [melbourne], stateIds: [6] });
    const filters = { work_type: ["Casual" as const], remote: true, location: sydney, radius: 0 };
    const { suggestions } = await search({ q: "barista", ...filters });
    expect(suggestions).toEqual([
      { kind: "fewer_filters", label: "Search for barista alone", search: { q: "barista" }, total: 1 },
      { kind: "fewer_filters", label: "All jobs", search: {}, total: 1 },
    ]);
  });

  it.each(["category", "sub_category"] as const)("refuses a %s that no table names", async (field) => {
    const refused = await search({ [field]: "lion-taming" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringContaining("lion-taming")] },
    });
  });

  it("tells a signed-in seeker what is saved", async () => {
    const id = await add("Cook");
    const { token, id: seekerId } = await api.signUp();
    await api.db.execute(sql`insert into saved_jobs (seeker_id, job_id) values (${seekerId}, ${id})`);
    const { data } = await api.on("workinaus", token)(calls.searchJobs, { body: {} });
    expect(data).toEqual([expect.objectContaining({ id, liked: true, applied: false })]);
    expect((await search({})).data[0]).toMatchObject({ liked: false });
  });
});
