import { expect, it } from "vitest";
import { noteSaysOver, statusIn, statusOfHeading } from "../../../../src/server/import/jobs/status-words.ts";
import { jobsOfJson } from "../read-jobs.ts";

it.each([
  ["Drafting", false],
  ["Pre-approved", false],
  ["PENDING_REVIEW", false],
  ["Approval requested", false],
  ["Open - on hold", false],
  ["Open (internal)", false],
  ["5 - Cancelled", false],
  ["Approved - not yet posted", false],
  ["Withdrawn by client", false],
  ["Filled - thank you", false],
  ["Open - closing 5 Dec", true],
  ["Not filled", true],
  ["Internal and external", true],
  ["Success", true],
  ["🔒", false],
  ["onHold", false],
  ["CreateOrUpdate", true],
  ["✔", null],
  ["Not stated", null],
  ["Offer stage", null],
])("the status %j says that seekers may see the job: %j", (status, isLive) => {
  expect(statusIn(status)).toBe(isLive);
});

it.each([
  ["FILLED thanks!!", true],
  ["draft only", true],
  ["filled 12/11", true],
  ["hold off until Jan pls", true],
  ["please don't publish yet", true],
  ["Position has been filled - thank you", true],
  ["Draft beer experience", false],
  ["Closed Mondays", false],
  ["Filled rolls and cakes", false],
  ["Internal promotion possible", false],
  ["waiting for logo", false],
])("the note %j says that the job is over: %j", (note, isOver) => {
  expect(noteSaysOver(note)).toBe(isOver);
});

it.each([
  ["Closed / filled", false],
  ["Current vacancies", true],
  ["Coming up - do not publish", false],
  ["Kitchen and bar", null],
])("the heading %j says of the jobs below it: %j", (heading, isLive) => {
  expect(statusOfHeading(heading)).toBe(isLive);
});

const cook = { id: "7", title: "Cook", company: "Fig", description: "Cook meals for guests." };

it.each([
  { "OK to publish?": "NO - wait for Jan" },
  { "Approved by Sue": "No - dupe" },
  { "Ready to go up?": "not yet" },
  { "Ok for web": "no" },
  { status: "Open", published: "no" },
  { status: "Active", flags: { archived: true } },
  { internalOnly: true },
  { notes: "DO NOT PUBLISH" },
])("a job is over that says %j", async (said) => {
  const [job] = await jobsOfJson({ jobs: [{ ...cook, ...said }] });
  expect(job!.isEnded || statusIn(job!.status ?? "") === false).toBe(true);
});

it.each([
  { publishSalary: false },
  { "Show salary": "No" },
  { archivedAt: null },
  { filledPositions: 0 },
  { status: "Live", history: [{ status: "Draft", at: "2026-11-01" }] },
  { "OK to publish?": "yes!" },
])("a job is not over that says %j", async (said) => {
  const [job] = await jobsOfJson({ jobs: [{ ...cook, ...said }] });
  expect(job!.isEnded).toBe(false);
  expect(statusIn(job!.status ?? "")).not.toBe(false);
});

it("keeps the day on which a job ended, and of several statuses the one that ends it, else one that is known", async () => {
  const jobs = await jobsOfJson({
    jobs: [
      { ...cook, deleted_at: "2026-11-20 10:00:00" },
      { ...cook, status: "approved", postingStatus: "Withdrawn" },
      { ...cook, postingStatus: "Sent on", status: "Open" },
    ],
  });
  expect(jobs).toMatchObject([
    { endedOn: "2026-11-20 10:00:00" },
    { status: "Withdrawn" },
    { status: "Open" },
  ]);
});

it("publishes no short note of those who keep the feed", async () => {
  const [job] = await jobsOfJson({ jobs: [{ ...cook, description: "", notes: "rang twice" }] });
  expect(job).toMatchObject({ description: "", unused: [{ name: "notes", isPrivate: true }] });
});
