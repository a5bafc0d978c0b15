import { rightToWorkOptions, type RightToWorkId } from "../../contract/job-options.ts";
import type { Random } from "./random.ts";

const settled: readonly RightToWorkId[] = ["citizen", "permanent-resident"];
const unrestricted: readonly RightToWorkId[] = [...settled, "partner-visa", "visa-unrestricted"];
const withVisas = rightToWorkOptions
  .map(({ id }) => id)
  .filter((id) => id !== "sponsorship" && id !== "none");

/** What employers accept, by how often they do; none when they do not say. */
const policies: readonly (readonly [readonly RightToWorkId[], number])[] = [
  [withVisas, 34],
  [settled, 18],
  [unrestricted, 14],
  [[...unrestricted, "graduate-visa", "holiday-visa", "visa-hours"], 16],
  [["citizen"], 2],
  [[], 16],
];

/** The right-to-work options that a job accepts; a sponsor accepts all that can lead to a visa. */
export const acceptedRights = (random: Random, sponsorship: boolean): RightToWorkId[] =>
  sponsorship ? [...withVisas, "sponsorship"] : [...random.weighted(policies, ([, often]) => often)[0]];
