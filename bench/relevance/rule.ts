import type { Around, Judged } from "./sets.ts";

/** A live job, as the rules see it. */
export interface JudgedJob {
  id: number;
  title: string;
  employer: string;
  kind: string;
  category: string;
  workType: string;
  remote: boolean;
  sponsorship: boolean;
  /** The most that it pays, in dollars a year; null when it does not say. */
  yearlyMax: number | null;
  /** Title and description without markup. */
  text: string;
  states: readonly string[];
  places: readonly { suburb: string | null; state: string; lat: number | null; lon: number | null }[];
}

/** How good a job is as an answer to a query: 3 exact, 1 close, 0 no answer. */
export const gradeOf = (job: JudgedJob, rule: Judged): 0 | 1 | 3 => {
  if (rule.state && !job.states.includes(rule.state)) return 0;
  if (rule.near && !job.places.some((place) => isNear(place, rule.near!))) return 0;
  if (rule.workType && ![rule.workType].flat<unknown>().includes(job.workType)) return 0;
  if ((rule.remote && !job.remote) || (rule.sponsorship && !job.sponsorship)) return 0;
  if (rule.minYearly && (job.yearlyMax ?? 0) < rule.minYearly) return 0;
  if (rule.says && !rule.says.test(job.text)) return 0;
  const { title, employer, kinds } = rule;
  if (!title && !employer && !kinds) return 3;
  if (title?.test(job.title) || employer?.test(job.employer)) return 3;
  return kinds?.includes(job.kind) || kinds?.includes(job.category) ? 1 : 0;
};

const isNear = ({ lat, lon }: JudgedJob["places"][number], [toLat, toLon, km]: Around): boolean =>
  lat !== null &&
  lon !== null &&
  111.2 * Math.hypot(lat - toLat, (lon - toLon) * Math.cos((toLat * Math.PI) / 180)) <= km * 1.02;
