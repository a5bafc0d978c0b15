import { describe, expect, it } from "vitest";
import { dollars, payText } from "../../../src/domain/jobs/pay-text.ts";
import { thousands } from "../../../src/contract/thousands.ts";
import { maximumSalaries, minimumSalaries, withAmount } from "../../../src/domain/jobs/salary-options.ts";

describe("pay in words", () => {
  it.each([
    [{ type: 1, min: 70_000, max: 80_000 }, "$70,000 – $80,000 a year"],
    [{ type: 3, min: 31.5, max: 34 }, "$31.50 – $34 an hour"],
    [{ type: 2, min: 5000, max: 5000 }, "$5,000 a month"],
    [{ type: 4, min: 1140, max: null }, "From $1,140 a week"],
    [{ type: 5, min: null, max: 266 }, "Up to $266 a day"],
    [{ type: 1, min: null, max: null }, null],
  ] as const)("says %o as %s", (pay, words) => expect(payText(pay)).toBe(words));

  it("sets thousands commas", () => expect(thousands(1_234_567)).toBe("1,234,567"));
  it.each([0, 7, 999, 1000, 31.5, 999.99, 1234.5, 120_000, 9_876_543.21])(
    "writes %d as en-AU has it",
    (amount) => {
      const digits = Number.isInteger(amount) ? 0 : 2;
      const written = new Intl.NumberFormat("en-AU", {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      expect(dollars(amount)).toBe(`$${written.format(amount)}`);
    },
  );
});

describe("salary choices", () => {
  it("follow the pay type, from $0 to an open end", () => {
    expect(minimumSalaries(3).map(({ label }) => label)).toEqual([
      "$0",
      "$15",
      "$20",
      "$25",
      "$30",
      "$35",
      "$40",
      "$50",
      "$60",
      "$75",
      "$100",
    ]);
    expect(maximumSalaries(3).at(0)?.label).toBe("$15");
    expect(maximumSalaries(3).slice(-2)).toEqual([
      { amount: 100, label: "$100" },
      { amount: undefined, label: "$100+" },
    ]);
    expect(maximumSalaries(1).at(-1)?.label).toBe("$200,000+");
    expect(maximumSalaries(2).at(-1)?.label).toBe("$21,000+");
  });

  it("are per year until a pay type is chosen", () => {
    expect(minimumSalaries().at(1)).toEqual({ amount: 30_000, label: "$30,000" });
  });

  it("take in an amount of the address in its place", () => {
    expect(withAmount(minimumSalaries(3), 32).map(({ amount }) => amount)).toEqual([
      undefined,
      15,
      20,
      25,
      30,
      32,
      35,
      40,
      50,
      60,
      75,
      100,
    ]);
    expect(
      withAmount(maximumSalaries(3), 120)
        .slice(-2)
        .map(({ label }) => label),
    ).toEqual(["$120", "$100+"]);
    expect(withAmount(maximumSalaries(3), undefined)).toEqual(maximumSalaries(3));
  });
});
