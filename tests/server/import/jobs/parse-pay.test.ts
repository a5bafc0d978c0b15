import { expect, it } from "vitest";
import { feedPay } from "../../../../src/server/import/feed-job.ts";
import { parsePay } from "../../../../src/server/import/jobs/parse-pay.ts";

it.each([
  [{ text: "72000", max: "78000" }, [72_000, 78_000]],
  [{ text: "78000", min: "72000" }, [72_000, 78_000]],
  [{ text: "68.5", max: "74", unit: "Per Hour" }, [68.5, 74]],
  [{ min: "$1,700 a week", max: "$1,850 a week" }, [1700, 1850]],
  [{ text: "up to $78,000", max: "78000" }, [null, 78_000]],
  [{ text: "$72,000+", min: "72000" }, [72_000, null]],
  [{ text: "$35 an hour", max: "78000" }, [null, 78_000]],
  [{ text: "$1,118.40 to $1,245.90 per 35 hour week" }, [1118.4, 1245.9]],
])("%j is from and to %j", (pay, [from, to]) => {
  const { payMin, payMax } = parsePay(feedPay(pay)).pay;
  expect([payMin, payMax]).toEqual([from, to]);
});

it("what is paid in kind says nothing of how long the pay is for", () => {
  expect(parsePay(feedPay({ text: "$72,000 – $79,000 + super + a hamper a month" })).pay).toMatchObject({
    payMin: 72_000,
    yearlyMax: 79_000,
  });
});
