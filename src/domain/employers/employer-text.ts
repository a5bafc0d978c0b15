import type { EmployerProfile } from "../../contract/employer-fields.ts";
import type { EmployerType } from "../../contract/job-fields.ts";
import { jobCount } from "../jobs/job-text.ts";
import { thousands } from "../../contract/thousands.ts";

/** What seekers call each type of employer. */
export const employerTypeTitles: Readonly<Record<EmployerType, string>> = {
  company: "Company",
  recruiter: "Recruiter",
  association: "Association",
  aggregation: "Job collection",
};

/** "1 employer", "1,204 employers". */
export const employerCount = (total: number): string =>
  `${thousands(total)} ${total === 1 ? "employer" : "employers"}`;

/** Facts of an employer for its page, as far as they are known. */
export const employerFacts = ({
  industry,
  size,
  founded,
  recruiter,
  members_total: members,
}: EmployerProfile): { label: string; value: string }[] => {
  const facts = {
    Industry: industry,
    "Fields of work": recruiter?.fields.join(", "),
    People: size?.replace("-", "–"),
    Founded: founded && String(founded),
    "Members on this site": members > 0 && thousands(members),
  };
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));
};

/** How long a description for search engines may be, in characters. */
const metaLength = 300;

/** The description of an employer's page for search engines and shared links. */
export const employerDescription = (
  {
    name,
    tagline,
    about,
    live_jobs: jobs,
  }: Pick<EmployerProfile, "name" | "tagline" | "about" | "live_jobs">,
  site: string,
): string => {
  const says = [tagline, about.split(/\n\s*\n/, 1)[0]].filter(Boolean).join(". ");
  const text = `${says ? `${says} ` : ""}${jobs > 0 ? jobCount(jobs) : "Jobs"} at ${name} on ${site}.`;
  return text.length > metaLength ? `${text.slice(0, metaLength - 1).trimEnd()}…` : text;
};
