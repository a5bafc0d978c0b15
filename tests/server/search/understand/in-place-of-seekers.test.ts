import { expect, it } from "vitest";
import { inPlaceOfSeekers } from "../../../../src/server/search/understand/in-place-of-seekers.ts";

const read = (q: string) => inPlaceOfSeekers(q).replace(/\s+/g, " ").trim();

it.each([
  ["jobs for international students sydney", "jobs uni student casual part-time sydney"],
  ["student jobs", "uni student casual part-time jobs"],
  ["tafe student part time", "uni student part time"],
  ["high school student weekends", "high school student casual part-time weekends"],
  ["jobs for students on a visa", "jobs student visa uni student casual part-time"],
  ["refugee jobs", "newcomer"],
  ["new to australia jobs", "newcomer jobs"],
  ["retiree part time", "retiree part time"],
])("looks for what suits who says %s", (q, what) => {
  expect(read(q)).toBe(what);
});

it.each([
  "refugee support",
  "refugee case worker",
  "international student advisor",
  "student nurse",
  "uni student barista",
  "casual retail jobs for students",
  "work with refugees",
])("leaves what names work or who helps: %s", (q) => {
  expect(read(q)).toBe(q);
});
