import { expect, it } from "vitest";
import { usualPayText } from "../../../src/domain/jobs/pay-text.ts";
import type { JobFacts } from "../../../src/server/search/engine.ts";
import { usualPay } from "../../../src/server/jobs/usual-pay.ts";

const kind = { id: "chefs-cooks", title: "Chefs & Cooks" };
const [nsw, wa] = [1, 7];
const job = (stateIds: number[], yearly: JobFacts["yearly"] = null): JobFacts => ({
  ...{ id: 1, category: "hospitality", subCategory: kind.id, employerId: 1, locationIds: [] },
  stateIds,
  yearly,
});
/** Ads that pay from $61,000 a year on, each $1,000 more than the one before. */
const ads = (count: number, stateIds: number[]) =>
  Array.from({ length: count }, (_, at) => {
    const min = 61_000 + 1_000 * at;
    return job(stateIds, { min, max: min + 4_000 });
  });

it("what such work pays is the median and the middle half of at least 20 ads of the state that say it", () => {
  const others = [...ads(40, [wa]), job([nsw]), job([nsw])];
  const card = { sub_category: kind, pay: null };
  expect(usualPay(card, job([nsw]), [...ads(19, [nsw]), ...others])).toBeNull();
  const usual = usualPay(card, job([nsw]), [...ads(21, [nsw]), ...others]);
  expect(usual).toMatchObject({ ads: 21, type: 1, low: 66_000, median: 73_000, high: 80_000 });
  expect(usualPayText(usual!)).toBe(
    "The median is $73,000 a year, and half of the ads pay $66,000 to $80,000. From 21 live ads for Chefs & Cooks in New South Wales.",
  );
  expect(usualPayText({ ...usual!, ads: 1_234 })).toContain("From 1,234 live ads");
  expect(usualPay({ ...card, sub_category: null }, job([nsw]), ads(30, [nsw]))).toBeNull();
});

it("what such work pays is said in the unit of the job, as exactly as such pay is stated", () => {
  const pay = { type: 3, min: 35, max: null } as const;
  expect(usualPay({ sub_category: kind, pay }, job([]), ads(21, [nsw]))).toMatchObject({
    area: "Australia",
    type: 3,
    low: 33.5,
    median: 37,
    high: 40.5,
  });
});
