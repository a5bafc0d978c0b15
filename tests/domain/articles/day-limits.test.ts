import { expect, it } from "vitest";
import { dayFault, lastDay, scheduleFault } from "../../../src/domain/articles/day-limits.ts";

const today = "2026-11-25";

it.each([
  ["0026-03-02", "is before the year 2000"],
  ["1999-12-31", "is before the year 2000"],
  ["2000-01-01", undefined],
  ["2028-11-25", undefined],
  ["2028-11-26", "is more than two years ahead"],
  ["2090-01-01 09:00", "is more than two years ahead"],
  ["", undefined],
])("the day %j is refused from 2000 on, to two years ahead: %s", (day, fault) => {
  const says = dayFault(day, today);
  if (fault) expect(says).toContain(fault);
  else expect(says).toBeUndefined();
});

it("a page is scheduled for a time that is still to come, however it is written", () => {
  expect(scheduleFault("2026-11-25T09:00", `${today} 09:00`)).toContain("is in the past");
  expect(scheduleFault("2026-11-25 09:01", `${today} 09:00`)).toBeUndefined();
  expect(scheduleFault(`${lastDay(today)} 23:59`, `${today} 09:00`)).toBeUndefined();
});
