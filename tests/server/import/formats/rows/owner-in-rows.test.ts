import { expect, it } from "vitest";
import { ownerAbove, ownerBelow } from "../../../../../src/server/import/formats/rows/owner-in-rows.ts";
import { readCsv } from "../../../../../src/server/import/formats/rows/read-csv.ts";
import { withOwner } from "../../../../../src/server/import/runs/with-owner.ts";
import { jobsOf, whole } from "../../read-jobs.ts";

it.each([
  [[["Organisation:", "Fig", "", "Printed:", "26/11/26"]], "Fig"],
  [[["Client", "Fig"]], "Fig"],
  [[["# Employer: Fig & Sons"], ["# 26 November"]], "Fig & Sons"],
  [[["Open roles"], ["Fig Joinery Pty Ltd", ""]], "Fig Joinery Pty Ltd"],
  [[["Fig Joinery - current vacancies"]], "Fig Joinery"],
  [[["Positions vacant at Fig Joinery"]], "Fig Joinery"],
  [[["Shire of Fig"]], "Shire of Fig"],
])("the rows %j above a sheet say that it is of %j", (rows, owner) => {
  expect(ownerAbove(rows)).toBe(owner);
});

it.each([
  [["Vacancy register"]],
  [["Staff list"]],
  [["Summer"]],
  [["Jobs in May 2026"]],
  [["Prepared by:", "Sue"]],
  [["Roma QLD"]],
  [["Company", "Town"]],
])("the row %j above a sheet says no employer", (row) => {
  expect(ownerAbove([row])).toBe("");
});

it("a row of a job has no label for an employer", () => {
  expect(ownerBelow(["Cook", "Company: Fig", "Roma"])).toBe("");
  expect(ownerBelow(["Cook", "Roma"])).toBe("");
});

it.each([
  "Company:,Fig,,\n\nRef,Position,Town,Hours\n7,Cook,Roma,F/T\n8,Baker,Roma,F/T\n",
  "Ref,Position,Town,Hours\nCompany:,Fig,,\n7,Cook,Roma,F/T\n8,Baker,Roma,F/T\n",
  "Ref,Position,Town,Hours\n7,Cook,Roma,F/T\n8,Baker,Roma,F/T\n\nCompany: Fig\n",
])("a sheet names its employer once, wherever that stands: %j", async (text) => {
  expect(await jobsOf(withOwner(readCsv(whole(text), text)))).toMatchObject([
    { reference: "7", title: "Cook", author: "Fig" },
    { reference: "8", title: "Baker", author: "Fig" },
  ]);
});
