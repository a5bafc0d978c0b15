import type { Brand } from "../../../../contract/brand.ts";
import { oneOf, range, type Clause } from "../clauses.ts";

/** The live jobs of a brand: `liveJobs` and `brandJobs`, as clauses that a server keeps. */
export const shownOn = (brand: Brand, now: number): Clause[] => [
  range("posted", { lte: now }),
  range("expires", { gt: now }),
  ...(brand.jobs.categories === "all" ? [] : [oneOf("category", brand.jobs.categories)]),
  ...(brand.jobs.sponsorship ? [oneOf("sponsorship", [true])] : []),
  ...(brand.whiteLabel ? [oneOf("employer", [...brand.whiteLabel.group])] : []),
];
