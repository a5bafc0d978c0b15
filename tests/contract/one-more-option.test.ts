import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobFacets } from "../../src/contract/job-search.ts";
import { addFilter, addKind, addOptions, addWords } from "../additions.ts";
import { bareDataFolder } from "../server/data-folder.ts";
import { copySource } from "../source-copy.ts";

// One more row in each list of `job-options.ts`, and one more filter, as docs/how-to/add-a-filter.md adds them: in a copy of
// the source, whose API is asked.
const copy = copySource("option");

interface Answers {
  facets: JobFacets;
  totals: Record<string, number>;
  fresh: unknown;
  read: Record<string, unknown>;
  imported: unknown[];
  conditions: unknown[];
  words: unknown[];
  kind: Record<string, unknown>;
  schemaOrg: string;
}
let answers: Answers;

beforeAll(async () => {
  addOptions(copy);
  addFilter(copy);
  addWords(copy);
  addKind(copy);
  const script = join(copy, "tests/contract/ask-for-options.ts");
  cpSync(join(import.meta.dirname, "ask-for-options.ts"), script);
  const data = await bareDataFolder("option");
  answers = JSON.parse(
    execFileSync(process.execPath, [script, data], { cwd: copy, encoding: "utf8" }),
  ) as Answers;
});
afterAll(() => rmSync(copy, { recursive: true }));

it("a new work type, pay type, state and date are counted in every search", () => {
  const { facets } = answers;
  expect(facets.work_type.at(-1)).toEqual({ id: "Harvest", title: "Harvest", count: 2 });
  expect(facets.pay_type.at(-1)).toEqual({ id: 6, title: "Fortnightly", count: 2 });
  expect(facets.states.at(-1)).toEqual({ id: 10, title: "Christmas Island", count: 2 });
  expect(facets.date_posted.at(-1)).toEqual({ id: 60, title: "Last 60 days", count: 2 });
  expect(facets.date_posted.at(-2)).toMatchObject({ id: 30, count: 1 });
});

it("a new shift and a new benefit are counted, and read from feeds, ads and searches by their titles", () => {
  expect(answers.facets.shift.at(-1)).toEqual({ id: "fly-in", title: "Fly-in fly-out", count: 2 });
  expect(answers.facets.benefits.at(-1)).toEqual({ id: "pets", title: "Pets at work", count: 2 });
  const [inFeeds, inAds, refused, search] = answers.conditions;
  expect(inFeeds).toEqual([["day", "fly-in"], ["pets"]]);
  expect(inAds).toEqual([["fly-in"], ["pets"]]);
  expect(refused).toEqual([[], []]);
  expect(search).toEqual({ shift: ["fly-in"], benefits: ["pets"] });
});

it("a new filter is counted, read from addresses and described", () => {
  expect(answers.facets).toMatchObject({ fresh: 1 });
  expect(answers.fresh).toEqual({ total: 1, described: "boolean" });
  expect(answers.read).toMatchObject({ fresh: true });
});

it("a search for each of them finds its jobs, and an address may name them", () => {
  expect(answers.totals).toEqual({
    work_type: 2,
    pay_type: 2,
    states: 2,
    shift: 2,
    benefits: 2,
    date_posted: 2,
    location: 2,
  });
  expect(answers.read).toMatchObject({ work_type: ["Harvest"], pay_type: 6, states: [10], date_posted: 60 });
});

it("imports and structured data know them by their own words", () => {
  expect(answers.imported).toEqual(["Harvest", expect.objectContaining({ payType: 6, yearlyMin: 52_000 })]);
  expect(answers.schemaOrg).toBe("TEMPORARY");
});

it("a new kind of work is known by its title in imports, searches, the filter, its count and CVs", () => {
  const kind = { category: "agriculture", subCategory: "crab-keepers-oyster-growers" };
  expect(answers.kind).toEqual({
    imported: kind,
    searched: "agriculture/crab-keepers-oyster-growers",
    filtered: 2,
    counted: { id: "crab-keepers-oyster-growers", title: "Crab Keepers & Oyster Growers", count: 2 },
    isTitle: true,
  });
});

it("a new wording and a new nickname are read in searches, ads, feeds and CVs", () => {
  expect(answers.words).toEqual([
    { benefits: ["training"] },
    ["training"],
    "broken hill",
    "broken hill",
    "Bh",
  ]);
});
