import { describe, expect, it } from "vitest";
import { isTimeZone } from "../../../src/contract/time-zone.ts";
import {
  momentIn,
  publishAtOf,
  skippedTimeFault,
  wallTime,
} from "../../../src/domain/articles/publish-at.ts";

const sydney = "Australia/Sydney";

describe("a publishAt", () => {
  it.each([
    ["2026-03-02 09:00", sydney, "2026-03-01T22:00:00.000Z"],
    ["2026-07-02 09:00", sydney, "2026-07-01T23:00:00.000Z"],
    ["2026-03-02T09:00:30.5", "Australia/Perth", "2026-03-02T01:00:30.500Z"],
    ["2026-03-02", "Australia/Adelaide", "2026-03-01T13:30:00.000Z"],
    ["2026-03-02 09:00", "America/New_York", "2026-03-02T14:00:00.000Z"],
    ["2026-03-02 09:00", "UTC", "2026-03-02T09:00:00.000Z"],
    ["2026-03-02T09:00:00+11:00", "Australia/Perth", "2026-03-01T22:00:00.000Z"],
    ["2026-03-02 09:00:00+1100", "Australia/Perth", "2026-03-01T22:00:00.000Z"],
    ["2026-03-02T09:00:00Z", sydney, "2026-03-02T09:00:00.000Z"],
  ])("of %s in %s is the moment %s", (written, zone, moment) => {
    expect(new Date(momentIn(zone, written)).toISOString()).toBe(moment);
  });

  it("is the first of two, where clocks show a time twice", () => {
    expect(new Date(momentIn(sydney, "2026-04-05 02:30")).toISOString()).toBe("2026-04-04T15:30:00.000Z");
  });

  it("is as much later as clocks go forward, where they leave a time out", () => {
    const moment = momentIn(sydney, "2026-10-04 02:30");
    expect(new Date(moment).toISOString()).toBe("2026-10-03T16:30:00.000Z");
    expect(wallTime(sydney, moment)).toBe("2026-10-04 03:30");
  });

  it.each([
    ["2027-10-03T02:30", sydney, "2027-10-03 03:30"],
    ["2027-10-03 02:00", sydney, "2027-10-03 03:00"],
    ["2027-10-03 03:00", sydney, undefined],
    ["2027-10-03 02:30", "Australia/Brisbane", undefined],
    // Shown twice.
    ["2027-04-04 02:30", sydney, undefined],
    // For other checks.
    ["2027-02-31 02:30", sydney, undefined],
    ["2027-10-03T02:30:00+10:00", sydney, undefined],
    ["soon", sydney, undefined],
    ["", sydney, undefined],
  ])("of %j is left out by the clocks of %s for %s", (time, zone, later) => {
    const fault = skippedTimeFault(zone, time);
    if (later === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(`write ${later} or another time`);
  });

  it("is shown again as it was written", () => {
    for (const written of ["2026-03-02 09:00", "2026-07-02 00:00", "2026-12-31 23:59"])
      for (const zone of [sydney, "Australia/Perth", "Asia/Kathmandu", "America/St_Johns"])
        expect(wallTime(zone, momentIn(zone, written)), zone).toBe(written);
  });
});

it.each([
  ["---\ntitle: A\npublishAt: 2026-03-02 09:00 # after the launch\n---\nText.", "2026-03-02 09:00"],
  ['\uFEFF--- \r\npublishAt: "2026-03-02T09:00:00Z"\r\n---\r\n', "2026-03-02T09:00:00Z"],
  ["---\ntitle: A\n---\n\npublishAt: 2026-03-02\n\n---\n", undefined],
  ["publishAt: 2026-03-02", undefined],
])("a publishAt is read from the head of a file alone: %j", (text, written) => {
  expect(publishAtOf(text)).toBe(written);
});

it("knows the names of time zones", () => {
  expect(["Australia/Perth", "UTC"].filter(isTimeZone)).toHaveLength(2);
  expect(["Sydney", "", "Australia/Nowhere"].filter(isTimeZone)).toEqual([]);
});
