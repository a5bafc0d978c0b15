import type { JobCard } from "../../contract/job-fields.ts";
import { radii } from "../places/distance.ts";
import { payText } from "./pay-text.ts";
import { thousands } from "../../contract/thousands.ts";
import { rightToWorkOptions, type RightToWorkId } from "../../contract/job-options.ts";

/** The largest radius: a job that is found from farther away is remote. */
const mostKm = Math.max(...radii);

/** "1 job", "1,204 jobs". */
export const jobCount = (total: number): string => `${thousands(total)} ${total === 1 ? "job" : "jobs"}`;

/** Where the work is, in one line: "Newtown NSW 2042 + 2 more", "Remote, or Newtown NSW 2042". */
export const placeText = ({ locations, remote }: Pick<JobCard, "locations" | "remote">): string => {
  const [first, ...more] = locations.map(({ label }) => label);
  if (!first) return remote ? "Remote" : "Australia";
  const places = more.length ? `${first} + ${more.length} more` : first;
  return remote ? `Remote, or ${places}` : places;
};

/**
 * The same with the distance from the searched place, where that is worth saying: "Newtown NSW 2042, 12 km away"; of
 * several places with the one that it is from.
 */
export const placeWithDistance = ({
  km = 0,
  km_from: from,
  ...job
}: Pick<JobCard, "locations" | "remote" | "km" | "km_from">): string =>
  km >= 1 && km <= mostKm ? `${placeText(job)}, ${km} km ${from ? `from ${from}` : "away"}` : placeText(job);

/** Every place of work: "Remote, or Newtown NSW 2042; Perth WA 6000". */
export const allPlacesText = (job: Pick<JobCard, "locations" | "remote">): string => {
  const places = job.locations.map(({ label }) => label).join("; ");
  return job.remote && places ? `Remote, or ${places}` : places || placeText(job);
};

/** The rights to work of those who need no visa. */
export const permanent: readonly string[] = ["citizen", "permanent-resident"] satisfies RightToWorkId[];

/** Who may apply, in a few words for a card; null when the employer did not say. */
export const rightToWorkNote = ({
  right_to_work: accepted,
  sponsorship,
}: Pick<JobCard, "right_to_work" | "sponsorship">): string | null => {
  if (sponsorship) return "Visa sponsorship offered";
  const visas = accepted.filter((id) => !permanent.includes(id));
  if (!accepted.length) return null;
  if (!visas.length)
    return accepted.includes("permanent-resident")
      ? "Citizens and permanent residents"
      : "Australian citizens only";
  return accepted.length >= rightToWorkOptions.length - 2 ? "All work visas welcome" : "Some visas accepted";
};

/** The accepted right-to-work options in full, in the order of the specification. */
export const rightToWorkTitles = (accepted: readonly string[]): string[] =>
  rightToWorkOptions.filter(({ id }) => accepted.includes(id)).map(({ title }) => title);

/** The path of a job's page. */
export const jobPath = ({ id, slug }: Pick<JobCard, "id" | "slug">): string => `/job/${id}/${slug}`;

/** How long a description for search engines may be, in characters. */
const metaLength = 300;

type Told = Pick<JobCard, "title" | "work_type" | "locations" | "remote" | "pay" | "summary"> & {
  employer: Pick<JobCard["employer"], "name">;
};

/** Titles, the whole one and shorter ones, and description of a job's page, for search engines, feeds and shared links. */
export const jobMeta = (job: Told): { title: string; shorter: string[]; description: string } => {
  const pay = job.pay && payText(job.pay);
  const facts = [job.work_type, placeText(job), pay].filter(Boolean).join(", ");
  const description = `${facts}. ${job.summary}`;
  return {
    title: `${job.title} at ${job.employer.name}, ${placeText(job)}`,
    shorter: [`${job.title} at ${job.employer.name}`, `${job.title}, ${placeText(job)}`, job.title],
    description:
      description.length > metaLength ? `${description.slice(0, metaLength - 1).trimEnd()}…` : description,
  };
};
