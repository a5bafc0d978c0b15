import type { JobDetail } from "../../contract/job-fields.ts";
import { rightToWorkNote, rightToWorkTitles } from "./job-text.ts";
import { benefitOptions, shiftOptions } from "../../contract/job-options.ts";

type Conditions = Pick<JobDetail, "shift" | "benefits" | "right_to_work" | "sponsorship">;

const titlesOf = (options: readonly { id: string; title: string }[], ids: readonly string[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

/** The benefits of a job in words, in the order of their table. */
export const benefitTitles = ({ benefits }: Pick<Conditions, "benefits">): string[] =>
  titlesOf(benefitOptions, benefits);

/** Rights to work that are named each; of more the head of a job says in short who may apply. */
const mostNamed = 2;

/** Who may apply, as far as the ad says. */
const rightsOf = ({ right_to_work: accepted, sponsorship }: Conditions): string[] => {
  const titles = rightToWorkTitles(accepted);
  const note = rightToWorkNote({ right_to_work: accepted, sponsorship: false });
  return [
    ...(sponsorship ? ["Visa sponsorship offered"] : []),
    ...(titles.length > mostNamed && note !== null ? [note] : titles),
  ];
};

/** The shifts, benefits and rights to work that a job's ad states, with the labels that seekers see. */
export const conditionFacts = (job: Conditions): { label: string; values: string[] }[] =>
  [
    { label: "Shift", values: titlesOf(shiftOptions, job.shift) },
    { label: "Benefits", values: benefitTitles(job) },
    { label: "Right to work", values: rightsOf(job) },
  ].filter(({ values }) => values.length);
