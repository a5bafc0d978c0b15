import { agriculture } from "./categories/agriculture.ts";
import { automotive } from "./categories/automotive.ts";
import { community } from "./categories/community.ts";
import { construction } from "./categories/construction.ts";
import { earlyLearning } from "./categories/early-learning.ts";
import { electrical } from "./categories/electrical.ts";
import { healthCare } from "./categories/health-care.ts";
import { hospitality } from "./categories/hospitality.ts";
import { logistics } from "./categories/logistics.ts";
import { office } from "./categories/office.ts";
import { other } from "./categories/other.ts";
import { retail } from "./categories/retail.ts";
import { technology } from "./categories/technology.ts";
import type { CategoryRule } from "./category-rule.ts";

/**
 * One rule for every category of `src/contract/job-categories.ts`. Order matters: an auto electrician is not an
 * electrician, and the cook of a childcare centre works in early learning.
 */
export const categoryRules: Readonly<Record<string, CategoryRule>> = {
  "early-learning": earlyLearning,
  automotive,
  hospitality,
  electrical,
  community,
  "health-care": healthCare,
  logistics,
  agriculture,
  construction,
  technology,
  retail,
  office,
  other,
};
