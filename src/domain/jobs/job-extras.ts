import { jobExtras, type JobExtra } from "../../contract/job-extras.ts";

/** What an employer added to a job, with the label that seekers see and its name in structured data. */
export interface ExtraFact {
  name: JobExtra;
  label: string;
  schemaOrg: string;
  value: string;
}

const jobExtraNames = Object.keys(jobExtras) as JobExtra[];

/** The extra fields of a job, each from its name. */
export const eachExtra = <Value>(of: (name: JobExtra) => Value): Record<JobExtra, Value> =>
  Object.fromEntries(jobExtraNames.map((name) => [name, of(name)])) as Record<JobExtra, Value>;

/** The extra fields of a job that have a value, in the order of their table. */
export const extraFacts = (job: Record<JobExtra, string | null>): ExtraFact[] =>
  jobExtraNames.flatMap((name) => {
    const value = job[name];
    return value ? [{ name, ...jobExtras[name], value }] : [];
  });
