import type { Judged } from "../../rule.ts";
import { allWork } from "./all-work.ts";
import { automotive, community, earlyLearning, electrical, hospitality, migration } from "./trades.ts";

/** Queries written before the changes of record 106, by the id of the brand on whose site they are asked. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: allWork,
  hospitality,
  electrical,
  "early-learning": earlyLearning,
  automotive,
  initiatives: community,
  migration,
};
