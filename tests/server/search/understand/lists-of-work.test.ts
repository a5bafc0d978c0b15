import { expect, it } from "vitest";
import { listedWork } from "../../../../src/server/search/understand/lists-of-work.ts";

it.each([
  ["cleaner, kitchenhand", "cleaner or kitchenhand"],
  ["any cleaner / kitchen hand; pick packer brisbane", "any cleaner or kitchen hand or pick packer brisbane"],
  ["retail comma cafe comma office part time", "retail or cafe or office part time"],
  ["driver or storeman", "driver or storeman"],
  ["tomato and lettuce picking bowen", "tomato picking or lettuce picking bowen"],
])("what is asked for in %s is any of the list", (typed, read) => {
  expect(listedWork(typed)).toBe(read);
});

it.each([
  "chef, full time, sydney",
  "chef, night shift, casual",
  "Parramatta, Penrith or Blacktown",
  "registered nurse, aged care",
  "HR/MR licence",
  ",,, / or",
  "food and beverage attendant",
  "bread and butter pudding",
])("%s is no list of work", (typed) => {
  expect(listedWork(typed)).toBe(typed);
});
