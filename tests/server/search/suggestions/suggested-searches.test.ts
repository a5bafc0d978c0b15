import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "../../../../src/contract/jobs.ts";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { suggestedSearches } from "../../../../src/server/search/suggestions/suggested-searches.ts";
import { onEachEngine } from "../on-each-engine.ts";
import { openEngine } from "../../../../src/server/search/open-engine.ts";
import { searcher } from "../searcher.ts";

onEachEngine("suggestions for the words of a search", (api) => {
  const { add } = searcher(api);
  const suggest = (q: string, brand = "workinaus") => api.on(brand)(calls.suggestSearches, { query: { q } });
  const texts = async (q: string, brand?: string) => (await suggest(q, brand)).map(({ text }) => text);

  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => void (await api.db.delete(jobs)));

  it("are titles of live jobs with a word that begins so, without what employers add", async () => {
    await add("Zither Maker – Immediate Start");
    await add("Head Zither Maker");
    expect(await texts("zi")).toEqual(["Zither Maker", "Head Zither Maker"]);
    expect(await texts("ZITHER m")).toEqual(["Zither Maker", "Head Zither Maker"]);
    expect(await texts("ither")).toEqual([]);
    expect((await suggest("zi"))[0]).toEqual({
      kind: "title",
      text: "Zither Maker",
      search: { q: "Zither Maker" },
    });
  });

  it("are what was meant where a slip leaves none", async () => {
    await add("Diesel Mechanic");
    await add("Receptionist");
    for (const slip of ["mechnic", "mecahnic", "deisel mech", "diesel mechnic"])
      expect([slip, ...(await texts(slip))]).toEqual([
        slip,
        ...(slip.startsWith("m") ? ["Mechanic"] : []),
        "Diesel Mechanic",
      ]);
    expect(await texts("recptionst")).toContain("Receptionist");
    for (const other of ["mechzzzic", "mchc", "xylophone"])
      expect([other, ...(await texts(other))]).toEqual([other]);
  });

  it("are kinds of work, employers and skills, each with its own search", async () => {
    const id = await add("Crew", { subCategory: "baristas-bar" });
    await api.db
      .update(employers)
      .set({ name: "Latte Lane" })
      .where(eq(employers.id, sql`(select employer_id from jobs where id = ${id})`));
    expect(await suggest("baris")).toContainEqual({
      kind: "kind",
      text: "Baristas & Bar",
      search: { category: ["hospitality"], sub_category: ["baristas-bar"] },
    });
    const latte = await suggest("latte");
    expect(latte).toContainEqual(expect.objectContaining({ kind: "employer", text: "Latte Lane" }));
    for (const { search } of latte.filter(({ kind }) => kind === "employer"))
      expect((await api.on("workinaus")(calls.searchJobs, { body: search })).meta.total).toBe(1);
  });

  it("are skills and conditions of work that a search finds, and no others", async () => {
    await add("Night Porter", { shift: ["night"] });
    await add("Barista", { descriptionHtml: "<p>You know latte art.</p>" });
    await add("Section Waiter", { descriptionHtml: "<p>Bring RSA.</p>" });
    const brand = api.services.brands.find(({ id }) => id === "hospitality")!;
    // Skills are counted beside the requests.
    await expect
      .poll(async () => suggestedSearches(await openEngine(api.db), brand, "latte"), { timeout: 60_000 })
      .toContainEqual({ kind: "skill", text: "Latte art", search: { q: "Latte art" } });
    const engine = await openEngine(api.db);
    // No night work in Shepparton.
    expect(await suggestedSearches(engine, brand, "night sh")).toEqual([
      { kind: "condition", text: "Night shift", search: { q: "Night shift" } },
    ]);
    expect(await suggestedSearches(engine, brand, "visa sp")).toEqual([]);
    const typed = ["co", "wi", "st", "be", "po", "al", "re"];
    const offered = await Promise.all(typed.map((q) => suggestedSearches(engine, brand, q)));
    const skills = offered.flat().filter(({ kind }) => kind === "skill");
    expect(skills.map(({ text }) => text)).toContain("Responsible service of alcohol");
    expect(skills.length).toBeLessThan(5);
    for (const { search } of skills) {
      const found = await api.on("hospitality")(calls.searchJobs, { body: search });
      expect(found).toMatchObject({ kinds_instead: [], words_left_out: [] });
      expect(found.meta.total).toBeGreaterThan(0);
    }
  });

  it("are the commonest name of work before rarer titles that begin so", async () => {
    for (const title of ["Registered Nurse", "Enrolled nurse", "Practice Nurse"]) await add(title);
    for (let at = 0; at < 2; at++) await add("Nursery Hand");
    expect((await texts("nur")).slice(0, 2)).toEqual(["Nurse", "Nursery Hand"]);
    expect((await texts("nurse")).slice(0, 2)).toEqual(["Nurse", "Enrolled nurse"]);
  });

  it("have the words as they are typed before others that begin so, and the singular of what nothing is called", async () => {
    for (let at = 0; at < 3; at++) await add("Barista All-Rounder");
    for (const title of ["Barista", "Head Barista", "Baristas’ Runner"]) await add(title);
    expect(await texts("barista")).toEqual([
      "Barista",
      "Barista All-Rounder",
      "Head Barista",
      "Baristas’ Runner",
    ]);
    for (const title of ["Zither Maker", "Zither Makers’ Hand"]) await add(title);
    expect((await texts("head baristas"))[0]).toBe("Head Barista");
  });

  it("are one of titles that differ in their work type only", async () => {
    for (const title of [
      "Casual Wombat Keeper",
      "Casual Wombat Keeper",
      "Wombat Keeper",
      "Part-Time Wombat Keeper",
    ])
      await add(title);
    await add("Casual Wombat Groom");
    expect(await texts("womb")).toEqual(["Wombat Keeper", "Casual Wombat Groom"]);
    expect(await texts("casual womb")).toEqual(["Casual Wombat Keeper", "Casual Wombat Groom"]);
  });

  it("are titles with a word that begins like each of several", async () => {
    await add("HR Truck Driver");
    await add("Head Chef");
    expect(await texts("hr d")).toEqual(["HR Truck Driver"]);
  });

  it("are titles in the place that the last words begin, which a search reads", async () => {
    await add("Head Chef");
    expect(await texts("chef syd")).toContain("Head Chef in Sydney NSW");
    expect(await texts("head chef in newc")).toContain("Head Chef in Newcastle NSW");
    expect(await texts("quagga syd")).toEqual([]);
    const { reading } = await api.on("workinaus")(calls.searchJobs, {
      body: { q: "Head Chef in Sydney NSW" },
    });
    expect(reading).toMatchObject({ search: { q: "Head Chef" }, place: { suburb: "Sydney" } });
  });

  it("are those of the site", async () => {
    await add("Quilt Chef");
    expect(await texts("quilt", "hospitality")).toEqual(["Quilt Chef"]);
    expect(await texts("quilt", "electrical")).toEqual([]);
  });

  it("are asked for with two characters or more, of any kind", async () => {
    await expect(suggest("z")).rejects.toMatchObject({ status: 422 });
    for (const q of ["%%", "\\\\", "'; --", "()", "😀😀"]) expect(await texts(q)).toEqual([]);
  });
});
