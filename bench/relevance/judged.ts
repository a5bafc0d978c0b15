import { allWork } from "./queries/all-work.ts";
import { automotive } from "./queries/automotive.ts";
import { community } from "./queries/community.ts";
import { earlyLearning } from "./queries/early-learning.ts";
import { electrical } from "./queries/electrical.ts";
import { hospitality } from "./queries/hospitality.ts";
import { migration } from "./queries/migration.ts";
import type { Judged } from "./rule.ts";

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
