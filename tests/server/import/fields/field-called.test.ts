import { expect, it } from "vitest";
import { fieldOf } from "../../../../src/server/import/fields/field-called.ts";
import { fieldsOfRecord } from "../../../../src/server/import/fields/formatted-values.ts";

it.each([
  ["Job_Number__c", "reference"],
  ["rg:site", "location"],
  ["Chức danh", "title"],
  ["Địa điểm làm việc", "location"],
  ["Bewerbungslink", "url"],
])("a field %j is the %s", (name, field) => {
  expect(fieldOf(name)).toBe(field);
});

it("the prefix that most names of a record have is left out where it hides what they are", () => {
  expect([...fieldsOfRecord(["zq_title", "zq_town", "zq__level", "id"]).values()]).toEqual([
    "title",
    "town",
    "level",
    "id",
  ]);
  expect(fieldsOfRecord(["job_title", "job_type", "job_fraction"]).size).toBe(0);
});
