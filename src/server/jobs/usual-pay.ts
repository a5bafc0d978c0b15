import type { JobCard, PayTypeId } from "../../contract/job-fields.ts";
import type { UsualPay } from "../../contract/usual-pay.ts";
import { states } from "../../contract/job-options.ts";
import { payTypeOf } from "../../domain/jobs/work.ts";
import type { JobFacts } from "../search/engine.ts";

/** From fewer ads nothing is said. */
const leastAds = 20;

/**
 * What work of a job's kind pays in its state, or in Australia where it has none, from other live ads that say it: the
 * median, and what the half of them in the middle pay. Null where too few do.
 */
export const usualPay = (
  { sub_category: kind, pay }: Pick<JobCard, "sub_category" | "pay">,
  { stateIds: [state] }: JobFacts,
  ofKind: readonly JobFacts[],
): UsualPay | null => {
  const paid = ofKind
    .filter(({ stateIds }) => state === undefined || stateIds.includes(state))
    .flatMap(({ yearly }) => yearly ?? []);
  if (!kind || paid.length < leastAds) return null;
  const type = pay?.type ?? 1;
  const at = (share: number, amounts: readonly number[]) =>
    inUnit(type, amounts.toSorted((a, b) => a - b)[Math.round(share * (amounts.length - 1))]!);
  return {
    ads: paid.length,
    kind: kind.title,
    area: states.find(({ id }) => id === state)?.title ?? "Australia",
    type,
    low: at(
      1 / 4,
      paid.map(({ min }) => min),
    ),
    median: at(
      1 / 2,
      paid.map(({ min, max }) => (min + max) / 2),
    ),
    high: at(
      3 / 4,
      paid.map(({ max }) => max),
    ),
  };
};

/** Pay per year in another unit, as exactly as such pay is stated: to $500 a year, 50 cents an hour, else $10. */
const inUnit = (type: PayTypeId, perYear: number): number => {
  const step = { year: 500, hour: 0.5 }[payTypeOf(type).unit as string] ?? 10;
  return Math.round(perYear / payTypeOf(type).perYear / step) * step;
};
