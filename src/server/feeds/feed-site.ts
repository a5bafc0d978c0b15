import { jobFacts, type JobFacts } from "../../domain/jobs/job-facts.ts";
import type { Context } from "../http/context.ts";
import { jobRecords } from "../jobs/job-records.ts";

/** The site that a feed is of. */
export interface FeedSite extends Pick<Context, "db" | "brand"> {
  /** The canonical address of a path. */
  urlOf: (path: string) => string;
}

/** What feeds tell of some jobs, of those that are live now. */
export const liveFacts = async (ids: ArrayLike<number>, site: FeedSite): Promise<JobFacts[]> => {
  const jobs = await jobRecords(ids, site);
  return jobs.flatMap((job) => jobFacts(job, site.urlOf) ?? []);
};

/** The parts of a list, `size` entries each; the last may have fewer. */
export function* partsOf(ids: Int32Array, size: number): Generator<Int32Array> {
  for (let start = 0; start < ids.length; start += size) yield ids.subarray(start, start + size);
}
