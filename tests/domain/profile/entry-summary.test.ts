import { expect, it } from "vitest";
import { preference } from "../../../src/contract/profile/preference.ts";
import { workExperience } from "../../../src/contract/profile/work-experience.ts";
import { entrySummary } from "../../../src/domain/profile/entry-summary.ts";

it.each([
  [{ start: "2021-03", end: null, is_current: true }, "March 2021 – now"],
  [{ start: "2018", end: "2021-01", is_current: false }, "2018 – January 2021"],
  [{ start: null, end: "2017", is_current: false }, "2017"],
  [{ start: "2018", end: null, is_current: false }, "from 2018"],
])("says when a job was, for %j", (dates, text) => {
  const { facts } = entrySummary(workExperience, { title: "Chef", employer: "Acme", ...dates });
  expect(facts.map((fact) => fact.text)).toEqual(["Acme", text]);
});

it("labels a year in which something ended as its end", () => {
  const { facts } = entrySummary(workExperience, { title: "Chef", employer: "Acme", end: "2017" });
  expect(facts.map(({ field, text }) => `${field.label}: ${text}`)).toEqual(["Employer: Acme", "End: 2017"]);
});

it.each([
  [85_000, "$85,000"],
  [34.5, "$34.50"],
])("writes an amount of %d as %s", (salary_expectation, text) => {
  const { facts } = entrySummary(preference, { salary_expectation });
  expect(facts.map((fact) => fact.text)).toContain(text);
});
