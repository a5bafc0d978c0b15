import type { Pay, PayTypeId } from "../../contract/job-fields.ts";
import { thousands } from "../../contract/thousands.ts";
import type { UsualPay } from "../../contract/usual-pay.ts";
import { payTypeOf } from "./work.ts";

/** An amount in dollars with thousands commas: "$70,000", "$31.50" (spec §5). */
export const dollars = (amount: number): string =>
  `$${thousands(Number.isInteger(amount) ? amount : amount.toFixed(2))}`;

/** "a year", "an hour". */
export const perUnit = (type: PayTypeId): string => {
  const { unit } = payTypeOf(type);
  return `${unit === "hour" ? "an" : "a"} ${unit}`;
};

/** Pay as seekers read it: "$70,000 – $80,000 a year", "From $32 an hour"; null when no amount is known. */
export const payText = ({ type, min, max }: Pay): string | null => {
  const unit = perUnit(type);
  if (min !== null && max !== null)
    return min === max ? `${dollars(min)} ${unit}` : `${dollars(min)} – ${dollars(max)} ${unit}`;
  if (min !== null) return `From ${dollars(min)} ${unit}`;
  return max === null ? null : `Up to ${dollars(max)} ${unit}`;
};

/** What such work pays, in two sentences. */
export const usualPayText = ({ ads, kind, area, type, low, median, high }: UsualPay): string =>
  `The median is ${dollars(median)} ${perUnit(type)}, and half of the ads pay ${dollars(low)} to ${dollars(high)}. From ${thousands(ads)} live ads for ${kind} in ${area}.`;
