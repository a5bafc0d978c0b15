import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobFacets } from "../../src/contract/job-search.ts";
import { copySource } from "../source-copy.ts";

// One more row in each list of `job-options.ts`, and one more filter, as docs/how-to/add-a-filter.md adds them: in a copy of
// the source, whose API is asked.
const copy = copySource("option");

/** The last row of each list, and one more. */
const rows = [
  ['id: "Casual"', '{ id: "Harvest", title: "Harvest", schemaOrg: "TEMPORARY", indeed: "temporary" }'],
  [
    "id: 5, title",
    '{ id: 6, title: "Fortnightly", unit: "fortnight", perYear: 26, minimums: [0], maximums: [500] }',
  ],
  ["id: 9, code", '{ id: 10, code: "CX", title: "Christmas Island" }'],
  ["id: 30, title", '{ id: 60, title: "Last 60 days" }'],
] as const;

/** Puts a line into a file of the copy, after or before the first one that has a text. */
const addLine = (path: string, [at, text]: readonly ["after" | "before", string], line: string) => {
  const file = join(copy, path);
  const lines = readFileSync(file, "utf8").split("\n");
  const found = lines.findIndex((other) => other.includes(text));
  lines.splice(at === "after" ? found + 1 : found, 0, line);
  writeFileSync(file, lines.join("\n"));
};

const addOptions = () => {
  for (const [last, row] of rows) addLine("src/contract/job-options.ts", ["after", last], `  ${row},`);
};

const addFilter = () => {
  addLine(
    "src/contract/job-filters.ts",
    ["before", "} as const satisfies Record<string, JobFilter>;"],
    `  fresh: { type: "flag", tick: "Fresh jobs only", label: "Fresh", position: 37, dropped: 83 },`,
  );
  addLine(
    "src/server/search/filter-columns.ts",
    ["after", "remote: new FlagColumn("],
    `fresh: new FlagColumn("row.posted_at > now() - interval '20 days'"),`,
  );
};

interface Answers {
  facets: JobFacets;
  totals: Record<string, number>;
  fresh: unknown;
  read: Record<string, unknown>;
  imported: unknown[];
  schemaOrg: string;
}
let answers: Answers;

beforeAll(() => {
  addOptions();
  addFilter();
  const script = join(copy, "tests/contract/ask-for-options.ts");
  cpSync(join(import.meta.dirname, "ask-for-options.ts"), script);
  const data = join(copy, "data");
  answers = JSON.parse(
    execFileSync(process.execPath, [script, data], { cwd: copy, encoding: "utf8" }),
  ) as Answers;
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true }));

it("a new work type, pay type, state and date are counted in every search", () => {
  const { facets } = answers;
  expect(facets.work_type.at(-1)).toEqual({ id: "Harvest", title: "Harvest", count: 2 });
  expect(facets.pay_type.at(-1)).toEqual({ id: 6, title: "Fortnightly", count: 2 });
  expect(facets.states.at(-1)).toEqual({ id: 10, title: "Christmas Island", count: 2 });
  expect(facets.date_posted.at(-1)).toEqual({ id: 60, title: "Last 60 days", count: 2 });
  expect(facets.date_posted.at(-2)).toMatchObject({ id: 30, count: 1 });
});

it("a new filter is counted, read from addresses and described", () => {
  expect(answers.facets).toMatchObject({ fresh: 1 });
  expect(answers.fresh).toEqual({ total: 1, described: "boolean" });
  expect(answers.read).toMatchObject({ fresh: true });
});

it("a search for each of them finds its jobs, and an address may name them", () => {
  expect(answers.totals).toEqual({ work_type: 2, pay_type: 2, states: 2, date_posted: 2, location: 2 });
  expect(answers.read).toMatchObject({ work_type: ["Harvest"], pay_type: 6, states: [10], date_posted: 60 });
});

it("imports and structured data know them by their own words", () => {
  expect(answers.imported).toEqual(["Harvest", expect.objectContaining({ payType: 6, yearlyMin: 52_000 })]);
  expect(answers.schemaOrg).toBe("TEMPORARY");
});
