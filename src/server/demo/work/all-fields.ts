import { agriculture } from "./agriculture.ts";
import { automotive } from "./automotive.ts";
import { community } from "./community.ts";
import { construction } from "./construction.ts";
import { earlyLearning } from "./early-learning.ts";
import { electrical } from "./electrical.ts";
import type { Field } from "./field.ts";
import { healthCare } from "./health-care.ts";
import { hospitality } from "./hospitality.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import { other } from "./other.ts";
import { retail } from "./retail.ts";
import { technology } from "./technology.ts";

/** Every field of work of `domain/categories.ts`. */
export const allFields: readonly Field[] = [
  earlyLearning,
  automotive,
  hospitality,
  electrical,
  community,
  healthCare,
  construction,
  logistics,
  retail,
  office,
  agriculture,
  technology,
  other,
];
