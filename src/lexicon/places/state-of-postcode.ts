import { z } from "zod";
import { states } from "../../contract/job-options.ts";
import { readTable } from "../text/read-data.ts";

/** First and last postcodes of each state, post boxes included; the ACT's lie among those of NSW and stand before them. */
const ranges = readTable(
  "places/postcodes.csv",
  z.strictObject({
    first: z.coerce.number(),
    last: z.coerce.number(),
    state: z.enum(states.map(({ code }) => code)),
  }),
);

/** The code of the state that a postcode belongs to; null for an invalid one. */
export const stateOfPostcode = (postcode: string): (typeof states)[number]["code"] | null => {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : NaN;
  return ranges.find(({ first, last }) => number >= first && number <= last)?.state ?? null;
};
