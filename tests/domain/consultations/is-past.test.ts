import { expect, it, vi } from "vitest";
import { isPast } from "../../../src/domain/consultations/is-past.ts";

const now = new Date("2026-12-01T09:30:00Z");

it.each([
  ["2026-12-01", "09:29", true],
  ["2026-12-01", "09:30", false],
  ["2026-12-01", "09:31", false],
  ["2026-11-30", "23:59", true],
  ["2027-01-01", "00:00", false],
])("%s at %s in UTC is past: %s", (date, time, expected) => {
  expect(isPast({ date, time }, now)).toBe(expected);
});

it("reads the date and time as UTC, wherever the program runs", () => {
  vi.stubEnv("TZ", "Australia/Sydney");
  expect(isPast({ date: "2026-12-01", time: "09:29" }, now)).toBe(true);
  expect(isPast({ date: "2026-12-01", time: "09:31" }, now)).toBe(false);
  vi.unstubAllEnvs();
});

it.each([
  ["2026-02-30", "09:00"],
  ["2020-13-01", "09:00"],
  ["2020-01-01", "25:00"],
  ["2020-01-01", ""],
  ["yesterday", "noon"],
  ["", ""],
])("the invalid date-time %j %j is logged, and not past", (date, time) => {
  const warn = vi.fn();
  expect(isPast({ date, time }, now, warn)).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${date} ${time}`));
});

it("a consultation without a confirmed time is not past, which is nothing to log", () => {
  const warn = vi.fn();
  expect(isPast({ date: null, time: null }, now, warn)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});
