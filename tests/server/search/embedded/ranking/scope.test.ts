import { expect, it } from "vitest";
import { randomOf } from "../../../../../src/server/demo/random.ts";
import { Columns } from "../../../../../src/server/search/embedded/columns/columns.ts";
import { countJobs, type Prepared } from "../../../../../src/server/search/embedded/ranking/filter-mask.ts";
import type { Matches } from "../../../../../src/server/search/embedded/matching/matches.ts";
import { levelsOf, RowLevels } from "../../../../../src/server/search/embedded/rows/row-levels.ts";
import { addTo, emptyBits, has, listOf } from "../../../../../src/server/search/embedded/rows/row-set.ts";
import { Scope } from "../../../../../src/server/search/embedded/ranking/scope.ts";
import { loadBrands } from "../../../../../src/site/brands.ts";

const brand = loadBrands().find((one) => one.default)!;
const now = Date.parse("2026-11-23T00:00:00Z");
const random = randomOf(11);
const columns = new Columns();
const names = Object.keys(columns.filters);
const size = 5_000;
for (let id = 1; id <= size; id++)
  columns.set({
    ...{
      id,
      yearlyMin: null,
      yearlyMax: null,
      changed: now,
      expires: now + 1,
      titleLength: 1,
      locations: [],
    },
    filters: names.map(
      (name) => ({ date_posted: now - 1, work_type: [random.pick(["Casual", "Full time"])] })[name] ?? null,
    ),
  });

/** Some rows, of which some only mention the words. */
const someMatches = (share: number): Matches => {
  const [bits, found] = [emptyBits(size), emptyBits(size)];
  for (let row = 0; row < size; row++) {
    if (!random.chance(share)) continue;
    addTo(bits, row);
    if (random.chance(0.5)) addTo(found, row);
  }
  return { bits, found, levels: levelsOf(bits, (row) => (has(found, row) ? 2 : 1)) };
};

it("counts the jobs of one search for any words as a search of its own does", () => {
  const search: Prepared = { search: { work_type: ["Casual"] }, place: null, words: null, excluded: null };
  const scope = new Scope(columns, brand, now, search);
  for (const share of [0.3, 0.01, 0, 0.9])
    for (const mentionsApart of [true, false])
      for (const excluded of [null, someMatches(0.2).bits]) {
        const words = { words: someMatches(share), excluded, mentionsApart };
        const total = countJobs(columns, brand, now, { ...search, ...words });
        expect(scope.count(words)).toBe(total);
        expect(scope.rows(words) && listOf(scope.rows(words)!).length).toBe(total);
      }
  const all = countJobs(columns, brand, now, search);
  expect(all).toBeGreaterThan(0);
  expect(scope.count({ words: null, excluded: null })).toBe(all);
});

it("keeps a level for each row of a set, and none for other rows", () => {
  const bits = emptyBits(100);
  for (const row of [0, 31, 32, 63, 99]) addTo(bits, row);
  const levels = levelsOf(bits, (row) => row + 1);
  expect([0, 1, 31, 32, 33, 63, 98, 99, 5_000].map((row) => levels.of(row))).toEqual([
    1, 0, 32, 33, 0, 64, 0, 100, 0,
  ]);
  expect(new RowLevels(bits, levels.values).of(63)).toBe(64);
});
