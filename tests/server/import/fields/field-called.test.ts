import { expect, it } from "vitest";
import { fieldOf, fieldsCalled } from "../../../../src/server/import/fields/field-called.ts";
import { fieldsOfRecord } from "../../../../src/server/import/fields/formatted-values.ts";

it.each([
  ["Job_Number__c", "reference"],
  ["rg:site", "location"],
  ["Chức danh", "title"],
  ["Địa điểm làm việc", "location"],
  ["Bewerbungslink", "url"],
  ["Nearest_x0020_Town", "city"],
  ["Town_x0020__x002F__x0020_Suburb", "suburb"],
  ["OData__x004a_ob_x0020_Title", "title"],
  ["openingNo", "reference"],
  ["stateTerritory", "state"],
  ["dealership", "author"],
])("a field %j is the %s", (name, field) => {
  expect(fieldOf(name)).toBe(field);
});

it.each([
  ["salary-free", "salary"],
  ["remuneration_other", "salary"],
  ["Pay_x0020__x0028_per_x0020_hour_x", "salary"],
  ["job-type-2", "work_type"],
  ["website_published", "active"],
  ["isVisibleExternally", "active"],
  ["hideFromCareersSite", "ended"],
  ["is_closed_flag", "ended"],
  ["advertFrom", "posted"],
  ["Listed since", "posted"],
  ["webPostingStartDateTime", "posted"],
  ["ext_published_end_date", "expires"],
  ["DutiesStr", "description"],
  ["statuses", "status"],
  ["Currently Advertised?", "active"],
  ["reward", "salary"],
  ["state_of_advert", "status"],
  ["posted_epoch", "posted"],
  ["created_ts", "created"],
  ["ADS_CLOSE", "expires"],
])("a field %j may be the %s", (name, field) => {
  expect(fieldsCalled(name)[0]?.field).toBe(field);
});

it("the day on which the work begins is none of the ad's", () => {
  expect(fieldsCalled("our job start").map(({ field }) => field)).not.toContain("posted");
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

it.each([
  ["DEPOT TOWN", "city"],
  ["Yard suburb", "suburb"],
  ["employer town", undefined],
  ["moderation-state", "status"],
  ["recordStatus", "status"],
  ["payment status", undefined],
  ["works-remotely", "remote"],
])("%j is called like %j by its last word", (name, field) => {
  expect(fieldsCalled(name)[0]?.field).toBe(field);
});
