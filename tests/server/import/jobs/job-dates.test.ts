import { expect, it } from "vitest";
import type { FeedJob } from "../../../../src/server/import/feed-job.ts";
import { datesOf, withPosted } from "../../../../src/server/import/jobs/job-dates.ts";

const now = new Date("2026-11-27T02:00:00Z");
const postedOf = (posted: string, start: string): string =>
  withPosted({ posted, extras: { start } } as FeedJob, now).posted;

it.each([
  ["Posted 9 Days Ago", "2026-11-17", "2026-11-17"],
  ["Posted 30+ Days Ago", "2026-10-05", "2026-10-05"],
  ["Posted 9 Days Ago", "2026-11-01", "Posted 9 Days Ago"],
  ["Posted 2 Days Ago", "2026-12-07", "Posted 2 Days Ago"],
  ["2026-11-16", "2026-11-17", "2026-11-16"],
  ["", "2026-11-17", "2026-11-17"],
])("a job told as %j with a start on %j was posted %j", (posted, start, day) => {
  expect(postedOf(posted, start)).toBe(day);
});

it.each(["2026-12-11T00:00:00.000", "2026-12-11 00:00", "2026-12-11"])(
  "a job that closes at midnight without a zone, %j, closes at the end of that day",
  (expires) => {
    expect(datesOf({ posted: "", expires }, now, "Australia/Brisbane", () => undefined).expiresAt).toEqual(
      new Date("2026-12-11T13:59:59Z"),
    );
  },
);
