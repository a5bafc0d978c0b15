import { callerOf, type Caller } from "../../src/contract/caller.ts";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { getJob, searchJobs } from "../../src/contract/jobs.ts";
import { port } from "./site.ts";

/** A caller on a brand's site, signed in when a token is given. */
export const callOn = (brand: string, token?: string): Caller =>
  callerOf((request) => fetch(request), `http://127.0.0.1:${port}`, {
    "host-name": `${brand}.localhost`,
    ...(token && { authorization: `Bearer ${token}` }),
  });

/**
 * The first job of a search that fits.
 * @throws Error when none of the first pages has one.
 */
export const findJob = async (
  brand: string,
  fits: (job: JobDetail) => boolean,
  search: Parameters<typeof searchOf>[0] = {},
): Promise<JobDetail> => {
  const call = callOn(brand);
  for (const page of [1, 2, 3, 4, 5]) {
    const { data } = await call(searchJobs, { query: { page }, body: searchOf(search) });
    for (const { id } of data) {
      const job = await call(getJob, { params: { id } });
      if (fits(job)) return job;
    }
  }
  throw new Error(`No such job on ${brand}.`);
};

const searchOf = (search: { q?: string; work_type?: "Full time"; remote?: boolean; pay_type?: 3 }) => search;

/** A job that is applied to here and asks questions. */
export const asksQuestions = (job: JobDetail): boolean => job.apply_url === null && job.screening.length > 0;

/** A job of a brand that can no longer be applied to. */
export const findClosedJob = async (brand: string): Promise<JobDetail> => {
  const call = callOn(brand);
  for (let id = 1; id <= 500; id++) {
    const job = await call(getJob, { params: { id } }).catch(() => null);
    if (job && job.status !== "live") return job;
  }
  throw new Error(`No closed job on ${brand}.`);
};
