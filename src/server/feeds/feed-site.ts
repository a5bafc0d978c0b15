import { jobFacts, type JobFacts } from "../../domain/jobs/job-facts.ts";
import type { Context } from "../http/context.ts";
import { jobRecords } from "../catalogue/jobs/job-records.ts";

/** The site that a feed belongs to. */
export interface FeedSite extends Pick<Context, "db" | "readDb" | "brand"> {
  /** The canonical URL of a path. */
  urlOf: (path: string) => string;
}

/** What feeds publish about some jobs; those that are not live now are left out. */
export const liveFacts = async (ids: ArrayLike<number>, site: FeedSite): Promise<JobFacts[]> => {
  const jobs = await jobRecords(ids, { brand: site.brand, db: await site.readDb() });
  return jobs.flatMap((job) => jobFacts(job, site.urlOf) ?? []);
};

/** Splits a list into parts of `size` entries; the last may have fewer. */
export function* partsOf(ids: Int32Array, size: number): Generator<Int32Array> {
  for (let start = 0; start < ids.length; start += size) yield ids.subarray(start, start + size);
}
