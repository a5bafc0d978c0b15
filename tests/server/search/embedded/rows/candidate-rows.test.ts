import { expect, it } from "vitest";
import type { Location } from "../../../../../src/contract/job-fields.ts";
import { randomOf } from "../../../../../src/server/demo/random.ts";
import { placeNumber } from "../../../../../src/server/catalogue/locations/place-number.ts";
import { Columns } from "../../../../../src/server/search/embedded/columns/columns.ts";
import {
  blocksOf,
  countJobs,
  type Prepared,
} from "../../../../../src/server/search/embedded/ranking/filter-mask.ts";
import { inPlace } from "../../../../../src/server/search/embedded/in-place.ts";
import type { Place } from "../../../../../src/server/search/places.ts";
import { listOf } from "../../../../../src/server/search/embedded/rows/row-set.ts";
import { rowsToLookAt } from "../../../../../src/server/search/embedded/rows/candidate-rows.ts";
import { loadBrands } from "../../../../../src/site/brands.ts";

const brand = loadBrands().find((one) => one.default)!;
const now = Date.parse("2026-11-23T00:00:00Z");
const random = randomOf(7);
const columns = new Columns();
const names = Object.keys(columns.filters);

const write = (id: number, locations: readonly number[], remote: boolean) =>
  columns.set({
    ...{ id, yearlyMin: null, yearlyMax: null, changed: now, expires: now + 1, titleLength: 1, locations },
    filters: names.map(
      (name) =>
        ({ date_posted: now - 1, remote, work_type: [random.pick(["Casual", "Full time"])] })[name] ?? null,
    ),
  });

for (let id = 1; id <= 9_000; id++)
  write(
    id,
    Array.from({ length: random.int(0, 3) }, () => random.int(1, 40)),
    random.chance(0.3),
  );

const within = new Uint8Array(100);
for (const id of [3, 4, 5, 39]) within[placeNumber(id)] = 1;
const place: Place = { kind: "suburb", within, location: {} as Location };
const near: Prepared = { search: {}, place, words: null, excluded: null };

const expected = () => {
  const isIn = inPlace(columns, place);
  const remote = columns.filters.remote.values;
  return [...Array(columns.length).keys()].filter(
    (row) => isIn(row) || (columns.location[row] === 0 && remote[row] === 1),
  );
};
it("a search in a place looks at the jobs there, also after one has moved", () => {
  expect([...listOf(rowsToLookAt(columns, brand, near)!)]).toEqual(expected());
  write(1, [39], false);
  write(2, [40, 5], false);
  write(3, [40], false);
  expect([...listOf(rowsToLookAt(columns, brand, near)!)]).toEqual(expected());
});

it("counting gives as many jobs as finding them, and no more than enough", () => {
  for (const search of [{}, { remote: true }, { work_type: ["Casual"] }] as Prepared["search"][])
    for (const where of [null, place]) {
      const prepared = { ...near, place: where, search };
      let all = 0;
      for (const block of blocksOf(columns, brand, now, prepared)) all += block.found.length;
      expect(all).toBeGreaterThan(100);
      expect(countJobs(columns, brand, now, prepared)).toBe(all);
      expect(countJobs(columns, brand, now, prepared, 3)).toBe(3);
    }
});
