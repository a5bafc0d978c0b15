import { beforeEach, expect, it } from "vitest";
import { previewSavedSearch } from "../../../src/contract/saved-searches.ts";
import { jobSearch, type JobSearch } from "../../../src/contract/job-search.ts";
import { writeSearch } from "../../../src/domain/search/job-search-url.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { allOf, textOf } from "../../xml.ts";
import { feed } from "../feeds/read-feed.ts";
import { onEachEngine } from "./on-each-engine.ts";
import { day, searcher } from "./searcher.ts";

onEachEngine("what feeds and mails have of a search", (api) => {
  const { add, search } = searcher(api);
  beforeEach(async () => void (await api.db.delete(jobs)));
  const ago = (days: number) => new Date(Date.now() - days * day);
  const inFeed = async (body: JobSearch) => {
    const query = writeSearch({ ...jobSearch.parse(body), pageNo: 1 });
    const entries = allOf(await feed(api, `/jobs/atom.xml?${query}`, "workinaus"), "entry");
    return entries.map((entry) => textOf(entry, "title")!.replace(/ (at|in) .*/, ""));
  };
  const inMail = async (body: JobSearch) =>
    (await api.on("workinaus")(previewSavedSearch, { body: { search: body } })).last_week;

  it("are the jobs that are found, the newest first, and none that only mention the words", async () => {
    await add("Barista", { postedAt: ago(3) });
    await add("Kitchen Hand", { descriptionHtml: "<p>Help the barista.</p>", postedAt: ago(2) });
    await add("Head Barista", { postedAt: ago(1) });
    await add("Barista of old", { postedAt: ago(12) });
    expect(await search({ q: "barista" })).toMatchObject({ meta: { total: 3 }, mentions: 1 });
    expect(await inFeed({ q: "barista" })).toEqual(["Head Barista", "Barista", "Barista of old"]);
    expect(await inMail({ q: "barista" })).toBe(2);
  });

  it("are no jobs of other work, and none without a word that was typed", async () => {
    await add("Pathology Collector", { category: "health-care", subCategory: "medical-practice" });
    expect(await search({ q: "medical records clerk" })).toMatchObject({
      kinds_instead: ["Medical Practice"],
      meta: { total: 1 },
    });
    expect(await inFeed({ q: "medical records clerk" })).toEqual([]);
    expect(await inMail({ q: "medical records clerk" })).toBe(0);
    await add("Baker", { workType: "Full time" });
    expect(await search({ q: "casual baker" })).toMatchObject({ words_left_out: ["Casual"] });
    expect(await inFeed({ q: "casual baker" })).toEqual([]);
    expect(await inMail({ q: "casual baker" })).toBe(0);
    await add("Baker at dawn", { workType: "Casual" });
    expect(await inFeed({ q: "casual baker" })).toEqual(["Baker"]);
    expect(await inMail({ q: "casual baker" })).toBe(1);
  });

  it("are those of corrected words where nothing is found as typed", async () => {
    await add("Beekeeper");
    expect(await search({ q: "beekeeqer" })).toMatchObject({ corrected: "beekeeper" });
    expect(await inFeed({ q: "beekeeqer" })).toEqual(["Beekeeper"]);
    expect(await inMail({ q: "beekeeqer" })).toBe(1);
  });
});
