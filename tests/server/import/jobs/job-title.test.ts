import { expect, it } from "vitest";
import { feedPlace } from "../../../../src/server/import/feed-job.ts";
import { isNoJob, readTitle } from "../../../../src/server/import/jobs/job-title.ts";

it.each([
  ["Works Clerk FILLED", "Works Clerk", true],
  ["Works Clerk (position filled)", "Works Clerk", true],
  ["Works Clerk – closed", "Works Clerk", true],
  ["[CLOSED] Works Clerk", "Works Clerk", true],
  ["FILLED: Works Clerk", "Works Clerk", true],
  ["🔒 Works Clerk", "Works Clerk", true],
  ["Works Clerk ❌", "Works Clerk", true],
  ["~~Works Clerk~~", "Works Clerk", true],
  ["*** Works Clerk ***", "Works Clerk", false],
  ["== Works Clerk ==", "Works Clerk", false],
  ["Closed Circuit Technician", "Closed Circuit Technician", false],
  ["WORKS CLERK FILLED", "WORKS CLERK FILLED", false],
])("the title %j is %j, and over: %s", (written, title, isOver) => {
  const read = readTitle(written, []);
  expect([read.title, read.over !== ""]).toEqual([title, isOver]);
});

it("a title is without the town and state behind its last comma, where the job is there", () => {
  const places = [feedPlace({ text: "Dalby QLD" })];
  expect(readTitle("Cook, Nights, Dalby QLD", places).title).toBe("Cook, Nights");
  expect(readTitle("Cook, Roma QLD", places).title).toBe("Cook, Roma QLD");
  expect(readTitle("Cook, Dalby", places).title).toBe("Cook, Dalby");
});

it.each([
  ["Cook | Fig & Co. Hotels", "Cook"],
  ["Cook (Nights) - FIG & CO HOTELS", "Cook (Nights)"],
  ["Cook (Fig & Co. Hotels)", "Cook"],
  ["Cook | Oak Hotel", "Cook | Oak Hotel"],
  ["Fig & Co. Hotels", "Fig & Co. Hotels"],
])("the title %j of a job of Fig & Co. Hotels is %j", (written, title) => {
  expect(readTitle(written, [], "Fig & Co. Hotels").title).toBe(title);
});

it.each([
  ["Can't see the right role? Join our Talent Community", true],
  ["Nothing that fits? Join our talent pool", true],
  ["Expression of Interest (no current vacancy)", true],
  ["Expressions of interest", true],
  ["General EOI", true],
  ["Sponsored: 20 % off boots", true],
  ["Sponsorship Manager", false],
  ["Talent Acquisition Partner", false],
  ["General Hand", false],
  ["Expression of Interest - Casual Teachers", false],
  ["Community Network Officer", false],
])("%j stands among jobs and is none: %s", (title, isNone) => {
  expect(isNoJob(title)).toBe(isNone);
});
