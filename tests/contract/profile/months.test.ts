import { expect, it } from "vitest";
import { dataSchema } from "../../../src/contract/profile/entry-schemas.ts";
import { workExperience } from "../../../src/contract/profile/work-experience.ts";
import { valueText } from "../../../src/domain/profile/entry-text.ts";

const job = (start: string | null, end: string | null) =>
  dataSchema(workExperience).safeParse({ title: "Chef", employer: "Acme", start, end }).success;

it("takes a year without its month, and compares dates as far as both are known", () => {
  expect(job("2019", "2021-03")).toBe(true);
  expect(job("2019-03", "2019")).toBe(true);
  expect(job("2019-03", "2018")).toBe(false);
  for (const wrong of ["19", "2019-", "2019-13", "-03", "1850"]) expect(job(wrong, null), wrong).toBe(false);
});

it("takes no job that has not begun", () => {
  const now = new Date().toISOString();
  expect(job(now.slice(0, 7), null)).toBe(true);
  expect(job(now.slice(0, 4), null)).toBe(true);
  for (const later of ["2099", "2099-01"]) expect(job(later, null), later).toBe(false);
});

it("writes a year alone as it is", () => {
  const { start } = workExperience.fields;
  expect(valueText(start, "2019")).toBe("2019");
  expect(valueText(start, "2019-03")).toBe("March 2019");
});
