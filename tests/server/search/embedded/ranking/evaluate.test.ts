import { beforeAll, beforeEach, expect, it } from "vitest";
import { fillLocations } from "../../../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../../../src/server/catalogue/jobs/tables.ts";
import { onOneDatabase } from "../../../test-api.ts";
import { day, searcher } from "../../searcher.ts";

onOneDatabase("the order of what a search finds", (api) => {
  const { add, search, titles } = searcher(api);
  const old = { postedAt: new Date(Date.now() - 50 * day) };

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("puts what was typed above its synonyms", async () => {
    await add("Waiter");
    await add("Waitress", old);
    expect(await titles({ q: "waitress" })).toEqual(["Waitress", "Waiter"]);
    expect(await titles({ q: "waiter" })).toEqual(["Waiter", "Waitress"]);
    expect(await titles({ q: '"waitress"' })).toEqual(["Waitress"]);
  });

  it("takes a name in one word or in two for what was typed", async () => {
    await add("Dishwasher");
    await add("Kitchen Hand", old);
    expect(await titles({ q: "kitchenhand" })).toEqual(["Kitchen Hand", "Dishwasher"]);
    await add("Kitchenhand", old);
    expect((await titles({ q: "kitchen hand" })).at(-1)).toBe("Dishwasher");
  });

  it("puts work of the kind that is meant above other work that is called as typed", async () => {
    const kind = (category: string, subCategory: string) => ({ category, subCategory });
    await add("Sparky's Helper", kind("electrical", "apprentices-assistants"));
    await add("Electrician", { ...old, ...kind("electrical", "electricians") });
    await add("Sparky, new homes", { ...old, ...kind("electrical", "electricians") });
    expect(await titles({ q: "sparky" })).toEqual(["Sparky, new homes", "Electrician", "Sparky's Helper"]);
  });

  it("puts the kind of work first that a name in another language means", async () => {
    await add("Vet Nurse", { category: "other", subCategory: "general" });
    await add("Registered Nurse", { ...old, category: "health-care", subCategory: "nursing" });
    for (const q of ["간호사", "招护士"]) expect((await titles({ q }))[0], q).toBe("Registered Nurse");
  });

  it("puts titles with the words of a name apart above others of the same work", async () => {
    const educators = { category: "early-learning", subCategory: "educators" };
    await add("Float Educator", educators);
    await add("Toddler Room Educator", { ...old, ...educators });
    expect(await titles({ q: "toddler educator" })).toEqual(["Toddler Room Educator", "Float Educator"]);
  });

  it("puts titles with one of the words above those with none of them, but for one word typed as two", async () => {
    await add("Excavator Operator");
    await add("Grader Operator", old);
    expect(await titles({ q: "grader driver" })).toEqual(["Grader Operator", "Excavator Operator"]);
    await add("Bartender");
    await add("Bar Staff", old);
    expect(await titles({ q: "bar tender" })).toEqual(["Bartender", "Bar Staff"]);
  });

  it("puts ranks that were not typed last among titles that match alike", async () => {
    await add("Apprentice Chef");
    await add("Sous Chef", old);
    expect(await titles({ q: "chef" })).toEqual(["Sous Chef", "Apprentice Chef"]);
    expect((await titles({ q: "apprentice chef" }))[0]).toBe("Apprentice Chef");
    await add("Assistant Store Manager");
    await add("Store Manager, Bondi", old);
    expect((await titles({ q: "store manager" }))[0]).toBe("Store Manager, Bondi");
    await add("Cleaning Supervisor");
    await add("Commercial Cleaner", old);
    expect((await titles({ q: "cleaning" }))[0]).toBe("Commercial Cleaner");
  });

  it.each(["relevance", "date", "salary"] as const)(
    "puts jobs that only mention the words last by %s, and counts them apart",
    async (sort) => {
      await add("Registered Nurse", { ...old, workType: "Casual", yearlyMin: 1, yearlyMax: 1 });
      await add("Receptionist", { descriptionHtml: "<p>Help the nurse.</p>", yearlyMin: 9, yearlyMax: 9 });
      const { data, meta, mentions, facets } = await search({ q: "nurse", sort });
      expect(data.map(({ title }) => title)).toEqual(["Registered Nurse", "Receptionist"]);
      expect({ total: meta.total, mentions }).toEqual({ total: 1, mentions: 1 });
      expect(facets.work_type.filter(({ count }) => count > 0)).toEqual([
        { id: "Casual", title: "Casual", count: 1 },
      ]);
    },
  );

  it("goes on with the mentions on the pages after the found jobs", async () => {
    for (let index = 0; index < 15; index++) await add(`Nurse ${index}`);
    for (let index = 0; index < 15; index++)
      await add(`Cook ${index}`, { descriptionHtml: "<p>Near the nurse.</p>" });
    const pages = await Promise.all([1, 2].map((page) => search({ q: "nurse" }, page)));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 10]);
    expect(pages[0]!.meta).toMatchObject({ total: 15, last_page: 2 });
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(30);
  });

  it("counts a job as found by a licence or a condition in its text", async () => {
    await add("Bar Attendant", { descriptionHtml: "<p>RSA needed, no experience required.</p>" });
    expect((await search({ q: "RSA" })).meta.total).toBe(1);
    expect((await search({ q: "no experience" })).meta.total).toBe(1);
    await add("Cook", { descriptionHtml: "<p>Years of experience.</p>" });
    expect((await search({ q: "no experience" })).meta.total).toBe(1);
  });

  it("takes a phrase that no job has apart, and says so", async () => {
    await add("Tyre Machine Fitter");
    expect(await search({ q: "tyre fitter" })).toMatchObject({
      words_apart: "tyre fitter",
      meta: { total: 1 },
    });
    await add("Automotive Technician");
    expect(await search({ q: "motor mechanic" })).toMatchObject({ words_apart: null, meta: { total: 1 } });
  });

  it("keeps short and odd words apart", async () => {
    const all = [
      "C++ Engineer",
      "C# Engineer",
      "C Engineer",
      ".NET Engineer",
      "Node.js Engineer",
      "IT Officer",
    ];
    for (const title of [...all, "Teacher Aide", "First Aid Officer", "HR Advisor", "HR Truck Driver"])
      await add(title);
    expect(await titles({ q: "c++" })).toEqual(["C++ Engineer"]);
    expect(await titles({ q: "C#" })).toEqual(["C# Engineer"]);
    expect(await titles({ q: "c engineer" })).toEqual(["C Engineer"]);
    expect(await titles({ q: ".net" })).toEqual([".NET Engineer"]);
    expect(await titles({ q: "node js" })).toEqual(["Node.js Engineer"]);
    expect(await titles({ q: "it" })).toEqual(["IT Officer"]);
    expect(await titles({ q: "aide" })).toEqual(["Teacher Aide"]);
    expect(await titles({ q: "first aid" })).toEqual(["First Aid Officer"]);
    expect(await titles({ q: "HR" })).toEqual(["HR Advisor"]);
    expect(await titles({ q: "hr driver" })).toEqual(["HR Truck Driver"]);
  });

  it("corrects a word only to one that begins alike", async () => {
    for (let index = 0; index < 12; index++) await add(`Bookkeeper ${index}`);
    expect(await search({ q: "zookeeper" })).toMatchObject({ corrected: null, meta: { total: 0 } });
    expect(await search({ q: "bookeeper" })).toMatchObject({ corrected: "bookkeeper" });
  });
});
