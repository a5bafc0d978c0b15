import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import * as calls from "../../../src/contract/jobs.ts";
import type { JobSearch } from "../../../src/contract/job-search.ts";
import { fillLocations } from "../../../src/server/locations/fill-locations.ts";
import { employers, jobs } from "../../../src/server/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

const day = 86_400_000;
const sydney = 1000;
const melbourne = 1001;

onEachDatabase("a search", (api) => {
  const add = (title: string, fields: Partial<typeof jobs.$inferInsert> = {}) =>
    addJob(api.db, { title, category: "hospitality", descriptionHtml: "<p>Join us.</p>", ...fields });
  const search = (body: JobSearch, page = 1, brand = "workinaus") =>
    api.on(brand)(calls.searchJobs, { body, query: { page } });
  const titles = async (body: JobSearch, brand?: string) =>
    (await search(body, 1, brand)).data.map(({ title }) => title);
  const found = async (q: string) => (await titles({ q })).sort();

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  describe("for words", () => {
    it("finds other forms of a word", async () => {
      await add("Cleaner", { descriptionHtml: "<p>You will be <b>managing</b> rosters.</p>" });
      await add("Cook");
      expect(await found("manages roster")).toEqual(["Cleaner"]);
    });

    it("puts a word in the title above the same word in the text, whatever the age", async () => {
      await add("Waiter", {
        descriptionHtml: "<p>Help our chef.</p>",
        postedAt: new Date(Date.now() - 1000),
      });
      await add("Chef", { postedAt: new Date(Date.now() - 40 * day) });
      expect(await titles({ q: "chef" })).toEqual(["Chef", "Waiter"]);
    });

    it("puts fresh jobs above stale ones", async () => {
      await add("Chef at Old Mill", { postedAt: new Date(Date.now() - 30 * day) });
      await add("Chef at New Mill", { postedAt: new Date(Date.now() - 1000) });
      expect(await titles({ q: "chef" })).toEqual(["Chef at New Mill", "Chef at Old Mill"]);
    });

    it("puts right a typing mistake, and says so", async () => {
      await add("Electrician", { category: "electrical" });
      const mended = await search({ q: "electrcian" });
      expect(mended.data.map(({ title }) => title)).toEqual(["Electrician"]);
      expect(mended.corrected).toBe("electrician");
    });

    it("leaves a word alone that jobs do have", async () => {
      await add("Cook");
      for (const at of ["North", "South", "East", "West", "Bay", "Hill"]) await add(`Book keeper ${at}`);
      expect(await search({ q: "cook" })).toMatchObject({ corrected: null, meta: { total: 1 } });
    });

    it("knows the synonyms of the trade, in both directions and in the plural", async () => {
      await add("Electrician");
      await add("Kitchen Hand");
      await add("Early Childhood Teacher");
      expect(await found("sparkies")).toEqual(["Electrician"]);
      expect(await found("KP")).toEqual(["Kitchen Hand"]);
      expect(await found("ECT")).toEqual(["Early Childhood Teacher"]);
      await add("ECT for preschool");
      expect(await found("early childhood teachers")).toEqual([
        "ECT for preschool",
        "Early Childhood Teacher",
      ]);
    });

    it("takes quoted words as a phrase and a minus as an exclusion", async () => {
      await add("Head Chef");
      await add("Chef and head of catering");
      await add("Head Chef (FIFO)");
      expect(await found('"head chef"')).toEqual(["Head Chef", "Head Chef (FIFO)"]);
      expect(await found("head chef -fifo")).toEqual(["Chef and head of catering", "Head Chef"]);
      expect(await found('chef -"head chef"')).toEqual(["Chef and head of catering"]);
      expect(await found("-chef")).toEqual([]);
    });

    it("finds employers, kinds of work, places, and words with accents", async () => {
      const id = await add("Crew", { subCategory: "baristas-bar", locationIds: [sydney], stateIds: [1] });
      await add("Pâtissier");
      await api.db
        .update(employers)
        .set({ name: "Lighthouse Café" })
        .where(eq(employers.id, sql`(select employer_id from jobs where id = ${id})`));
      expect(await found("lighthouse cafe")).toEqual(["Crew"]);
      expect(await found("barista")).toEqual(["Crew"]);
      expect(await found("crew sydney")).toEqual(["Crew"]);
      expect(await found("patissier")).toEqual(["Pâtissier"]);
      expect(await found("PÂTISSIER")).toEqual(["Pâtissier"]);
    });

    it("shows every job for signs and stop words alone", async () => {
      await add("Cook");
      for (const q of ["", "   ", "the", "!!! & | ()", '""', "-", "<->", ":*"])
        expect(await found(q)).toEqual(["Cook"]);
    });

    it("forgets the words of a job that was changed or deleted", async () => {
      const id = await add("Cook");
      expect(await found("cook")).toEqual(["Cook"]);
      await api.db.update(jobs).set({ title: "Baker" }).where(eq(jobs.id, id));
      expect(await found("cook")).toEqual([]);
      expect(await found("baker")).toEqual(["Baker"]);
      await api.db.delete(jobs);
      expect(await found("baker")).toEqual([]);
      expect(await found("")).toEqual([]);
    });
  });

  describe("for a place", () => {
    const at = (name: string, ...locationIds: number[]) =>
      add(name, { locationIds, stateIds: locationIds.map((id) => (id === melbourne ? 6 : 1)) });
    const idOf = async (suburb: string) => {
      const { rows } = await api.db.execute(
        sql`select id from locations where suburb = ${suburb} order by weight desc limit 1`,
      );
      return rows[0]!["id"] as number;
    };

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

  it("hides expired, filled and future jobs at once, also from what is kept in memory", async () => {
    await add("Live");
    const soon = await add("Ends now", { expiresAt: new Date(Date.now() + 3000) });
    const filled = await add("Filled soon");
    await add("Not yet", { postedAt: new Date(Date.now() + day) });
    expect((await titles({})).sort()).toEqual(["Ends now", "Filled soon", "Live"]);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, filled));
    expect((await titles({})).sort()).toEqual(["Ends now", "Live"]);
    await expect.poll(() => titles({}), { timeout: 20_000 }).toEqual(["Live"]);
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
    expect(empty.suggestions.map(({ label }) => label)).toEqual(["Without Work Type", "Without Place"]);
    const words = await search({ q: "barista unicorn" });
    expect(words.suggestions).toContainEqual(
      expect.objectContaining({ kind: "fewer_filters", search: { q: "barista" }, total: 2 }),
    );
    const wider = await search({ location: await nearSydney(), radius: 1 });
    expect(wider.suggestions[0]).toMatchObject({ kind: "wider_radius", search: { radius: 50 } });
  });

  it("takes a missing letter for a missing letter, however common another word is", async () => {
    for (const title of ["Electrical Engineer", "Electrical Fitter", "Electrician"]) await add(title);
    expect(await search({ q: "electrican" })).toMatchObject({ corrected: "electrician", meta: { total: 1 } });
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

  const nearSydney = async () => {
    const { rows } = await api.db.execute(sql`select id from locations where suburb = 'Parramatta'`);
    return rows[0]!["id"] as number;
  };

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
