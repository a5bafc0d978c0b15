import { expect, it } from "vitest";
import { JobFields } from "../../../../src/server/import/fields/job-fields.ts";
import { jobOfFields } from "../../../../src/server/import/fields/job-of-fields.ts";

const jobOf = (said: Record<string, string>) => {
  const fields = new JobFields();
  for (const [name, text] of Object.entries(said)) fields.say(name, text);
  return jobOfFields(fields);
};

it("a moment whose name says that it is in UTC counts before the same by other clocks", () => {
  expect(jobOf({ date: "2026-11-25T11:20:00", date_gmt: "2026-11-25T00:50:00" })).toMatchObject({
    posted: "2026-11-25T00:50:00Z",
  });
});

it("a share of a full-time week is the hours", () => {
  expect(jobOf({ title: "Cook", FTE: "0.6" })).toMatchObject({ extras: { hours: "0.6 FTE" } });
  expect(jobOf({ title: "Cook", FTE: "12" })).toMatchObject({ extras: { hours: "" } });
});

it("an address in the column of the ad is where it is", () => {
  expect(jobOf({ Title: "Cook", Ad: "https://fig.example/7" })).toMatchObject({
    url: "https://fig.example/7",
    description: "",
  });
});

it("the list that a job is in says that it is over, and no other name does", () => {
  expect(jobOf({ title: "Cook", state: "active", "group title": "Filled" })).toMatchObject({
    status: "Filled",
  });
  expect(jobOf({ title: "Cook", result: "Appointed 12/11/2026" })).toMatchObject({
    status: "Appointed 12/11/2026",
  });
  expect(jobOf({ title: "Cook", mood: "Filled" })).toMatchObject({ status: "" });
});

it("an address that ends with the reference is that of the job's page", () => {
  expect(jobOf({ ref: "RR-7", title: "Cook", go: "https://fig.example/RR-7" })).toMatchObject({
    url: "https://fig.example/RR-7",
  });
  expect(jobOf({ ref: "RR-7", title: "Cook", go: "https://fig.example/about" })).toMatchObject({ url: "" });
});

it("the short summary of a record that has a text as well is its title, where it has none", () => {
  expect(jobOf({ summary: "Cook", description: "Knives." })).toMatchObject({ title: "Cook" });
  expect(jobOf({ summary: "We need a cook.", description: "Knives." })).toMatchObject({ title: "" });
});
