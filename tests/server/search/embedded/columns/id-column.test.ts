import { expect, it } from "vitest";
import { IdColumn } from "../../../../../src/server/search/embedded/columns/id-column.ts";

it("finds the jobs of an id, and those of none for one that is larger than any", () => {
  const column = new IdColumn("");
  column.grow(3);
  [7, 8, 7].forEach((id, row) => column.set(row, id));
  const marked = (ids: number[]) => {
    const mask = new Int32Array(3);
    column.openTest(ids, 4)({ rows: Int32Array.of(0, 1, 2), mask, length: 3 });
    return [...mask];
  };
  expect(marked([7])).toEqual([0, 4, 0]);
  expect(marked([8, 2 ** 40])).toEqual([4, 0, 4]);
  expect(marked([2 ** 40])).toEqual([4, 4, 4]);
});
