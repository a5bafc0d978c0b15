import { expect, it } from "vitest";
import { randomFourDigits } from "../../src/domain/random-four-digits.ts";

it("ids of rows that are not saved yet are whole numbers from 1000 to 9999", () => {
  const ids = Array.from({ length: 2000 }, randomFourDigits);
  expect(ids.every((id) => Number.isInteger(id) && id >= 1000 && id <= 9999)).toBe(true);
  expect(new Set(ids).size).toBeGreaterThan(1000);
});
