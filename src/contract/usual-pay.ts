import * as z from "zod/mini";
import { described } from "./described.ts";
import { idsOf, payTypes } from "./job-options.ts";

/** What other live ads for the same kind of work in the same state pay. */
export const usualPay = z.object({
  ads: described(z.int(), "How many ads that is from, at least 20."),
  kind: described(z.string(), "The kind of work."),
  area: described(z.string(), "The state, or Australia for work without a place."),
  type: described(z.literal(idsOf(payTypes)), "The unit of pay, as in the job."),
  low: described(z.number(), "What the quarter that pays least begins below, in Australian dollars."),
  median: described(z.number(), "The median, in Australian dollars."),
  high: described(z.number(), "What the quarter that pays most goes above, in Australian dollars."),
});
export type UsualPay = z.infer<typeof usualPay>;
