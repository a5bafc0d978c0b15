import type { Judged } from "../../rule.ts";
import { allWork } from "./all-work.ts";
import { automotive, community, earlyLearning, electrical, hospitality, migration } from "./trades.ts";

/** Queries of kinds that the other sets have few of: questions, licences, machines, employers, regions and pay. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: allWork,
  hospitality,
  electrical,
  "early-learning": earlyLearning,
  automotive,
  initiatives: community,
  migration,
};
