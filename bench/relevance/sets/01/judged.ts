import { allWork } from "./all-work.ts";
import { automotive } from "./automotive.ts";
import { community } from "./community.ts";
import { earlyLearning } from "./early-learning.ts";
import { electrical } from "./electrical.ts";
import { hospitality } from "./hospitality.ts";
import { migration } from "./migration.ts";
import type { Judged } from "../../rule.ts";

/** The judged queries by the id of the brand on whose site they are asked. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: allWork,
  hospitality,
  electrical,
  "early-learning": earlyLearning,
  automotive,
  initiatives: community,
  migration,
};
