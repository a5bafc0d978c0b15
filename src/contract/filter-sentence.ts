import type { FilterName, JobFilter } from "./job-filters.ts";

/** What `/v1/openapi.json` says of filters beyond their labels and options. */
const sentences: Partial<Record<FilterName, string>> = {
  category: "Only jobs in these fields of work, by the ids of `/v1/profile/config`.",
  sub_category: "Only jobs of these kinds of work, by the ids of `/v1/profile/config`.",
  employer: "Only jobs of this employer, by the id that every job has.",
  pay_type: "The unit of min_salary and max_salary; when missing, they are compared with yearly pay.",
  min_salary: "Only jobs that may pay at least this, in Australian dollars for the unit of pay_type.",
  max_salary: "Only jobs that may pay at most this, in Australian dollars for the unit of pay_type.",
  date_posted: "Only jobs posted within so many days.",
  remote: "With true, only jobs that can be done from anywhere.",
  sponsorship: "With true, only jobs whose employer sponsors visas.",
  right_to_work:
    "Only jobs that accept this right to work. Citizens may do all jobs; permanent residents those that do not say otherwise.",
  new_since: "Only jobs posted after this moment, given with any offset.",
};

/** The sentence of `/v1/openapi.json` about a filter, with its options where ids are not their titles. */
export const filterSentence = (name: string, filter: JobFilter): string => {
  const own = sentences[name as FilterName] ?? `Only jobs of these options of "${filter.label}".`;
  const options = ("options" in filter ? (filter.options ?? []) : []).filter(({ id, title }) => id !== title);
  return options.length ? `${own} ${options.map(({ id, title }) => `\`${id}\` ${title}`).join(", ")}.` : own;
};

/** The same about the counts of a filter. */
export const facetSentence = ({ label, type }: JobFilter): string =>
  type === "flag"
    ? `How many jobs there would be with "${label}" ticked.`
    : `How many jobs each option of "${label}" would give.`;
