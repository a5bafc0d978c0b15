import type { JobCard } from "../../contract/job-fields.ts";
import { nearestKm, pointsOf } from "../places/distance.ts";
import { placeText } from "./job-text.ts";

type Compared = Pick<JobCard, "sub_category" | "category" | "locations" | "remote" | "employer">;

/** Farther than that, a place says more than a number, in kilometres. */
export const farKm = 100;

/** Kilometres between two jobs, where both have places. */
export const kmApart = (job: Compared, other: Compared): number | null =>
  nearestKm(pointsOf(job.locations), pointsOf(other.locations));

/** Why a job is shown as similar to another: "Same work, 4 km away". */
export const similarReason = (job: Compared, other: Compared): string => {
  const isSameKind = job.sub_category && job.sub_category.id === other.sub_category?.id;
  const what = isSameKind ? "Same work" : `Also in ${other.category.title}`;
  const of = job.employer.id === other.employer.id ? ", same employer" : "";
  return `${what}${of}, ${whereText(job, other)}`;
};

const whereText = (job: Compared, other: Compared): string => {
  const km = kmApart(job, other);
  if (other.remote) return "remote";
  if (km === null) return other.locations[0]?.state ? `in ${other.locations[0].state}` : "in Australia";
  if (km > farKm) return `in ${placeText(other)}`;
  return km < 1 ? "same place" : `${km} km away`;
};
