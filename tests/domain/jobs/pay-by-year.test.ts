import { describe, expect, it } from "vitest";
import type { Pay } from "../../../src/contract/job-fields.ts";
import { payWithYear, yearlyPayText } from "../../../src/domain/jobs/pay-by-year.ts";

describe("pay by the year", () => {
  it.each([
    [{ type: 3, min: 38, max: 42 }, "about $75k – $83k a year"],
    [{ type: 3, min: 38, max: 38 }, "about $75k a year"],
    [{ type: 5, min: 300, max: null }, "about $78k or more a year"],
    [{ type: 4, min: null, max: 1500 }, "up to $78k a year"],
    [{ type: 2, min: 500, max: 500 }, "about $6k a year"],
    [{ type: 1, min: 70_000, max: 80_000 }, null],
    [{ type: 3, min: null, max: null }, null],
  ] as [Pay, string | null][])("says what %j comes to", (pay, text) => {
    expect(yearlyPayText(pay)).toBe(text);
  });

  it("stands beside the stated pay, and before it where jobs are sorted by pay", () => {
    const job = { pay: { type: 3, min: 38, max: 42 }, work_type: "Full time" } as const;
    expect(payWithYear(job)).toBe("$38 – $42 an hour · about $75k – $83k a year");
    expect(payWithYear(job, true)).toBe("About $75k – $83k a year · $38 – $42 an hour");
  });

  it("says that part of a full-time week earns part of it", () => {
    const job = { pay: { type: 3, min: 40, max: 40 }, work_type: "Casual" } as const;
    expect(payWithYear(job)).toBe("$40 an hour · about $79k a year full time");
    expect(payWithYear({ pay: null, work_type: "Casual" })).toBeNull();
  });
});
