import type { JobDetail } from "../../contract/job-fields.ts";
import { benefitOptions, shiftOptions } from "../../contract/job-options.ts";

type Conditions = Pick<JobDetail, "shift" | "benefits">;

const titlesOf = (options: readonly { id: string; title: string }[], ids: readonly string[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

/** The benefits of a job in words, in the order of their table. */
export const benefitTitles = ({ benefits }: Pick<Conditions, "benefits">): string[] =>
  titlesOf(benefitOptions, benefits);

/** The shifts and benefits that a job's ad states, with the labels that seekers see. */
export const conditionFacts = (job: Conditions): { label: string; value: string }[] =>
  [
    { label: "Shift", value: titlesOf(shiftOptions, job.shift).join(", ") },
    { label: "Benefits", value: benefitTitles(job).join(", ") },
  ].filter(({ value }) => value);
