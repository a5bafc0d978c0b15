import { stateByCode, type StateCode } from "../../domain/places/states.ts";
import type { StateId } from "./read-place.ts";

/** First and last postcodes of each state, post boxes included; the ACT's lie among those of NSW. */
const ranges: [first: number, last: number, state: StateCode][] = [
  [200, 299, "ACT"],
  [2600, 2618, "ACT"],
  [2900, 2920, "ACT"],
  [800, 999, "NT"],
  [1000, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [8000, 8999, "VIC"],
  [4000, 4999, "QLD"],
  [9000, 9999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6999, "WA"],
  [7000, 7999, "TAS"],
];

/** The state that a postcode belongs to; null for an invalid one. */
export const stateOfPostcode = (postcode: string): StateId | null => {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : NaN;
  const code = ranges.find(([first, last]) => number >= first && number <= last)?.[2];
  return (code && stateByCode(code)?.id) ?? null;
};
