import { describe, expect, it } from "vitest";
import { dayText, relativeTimeText } from "../../../src/domain/text/relative-time.ts";

const now = new Date("2026-11-20T00:00:00Z");
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe("relative time", () => {
  it.each([
    [44, "a few seconds ago"],
    [45, "a minute ago"],
    [44 * minute, "44 minutes ago"],
    [45 * minute, "an hour ago"],
    [21 * hour, "21 hours ago"],
    [22 * hour, "a day ago"],
    [25 * day, "25 days ago"],
    [26 * day, "a month ago"],
    [10 * 30.4 * day, "10 months ago"],
    [340 * day, "a year ago"],
    [-3 * day, "in 3 days"],
  ])("of %i seconds is %s", (seconds, words) => {
    expect(relativeTimeText(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
  });

  it("names a day by the clocks of Sydney", () => {
    expect(dayText("2026-11-20T13:30:00Z")).toBe("21 November 2026");
  });
});
