import { expect, it } from "vitest";
import { withoutNearMe } from "../../../src/domain/search/near-me.ts";

it.each([
  ["cleaner jobs near me", "cleaner jobs"],
  ["Jobs Near Me", "Jobs"],
  ["near me", ""],
  ["chef nearby", "chef"],
  ["retail in my area", "retail"],
  ["nurse near melbourne", null],
  ["nearmer", null],
  ["", null],
])("%s asks for %s near the seeker", (text, rest) => {
  expect(withoutNearMe(text)).toBe(rest);
});
