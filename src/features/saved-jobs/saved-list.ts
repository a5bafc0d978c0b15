import type { JobCard } from "../../contract/job-fields.ts";
import { listLikedJobs } from "../../contract/saved-jobs.ts";
import { createPagedList } from "../session/paged-list.ts";
import { fetchPayload } from "../session/send.ts";

/** The seeker's saved jobs, last saved first. */
export const createSavedList = () =>
  createPagedList<JobCard>(({ page, hideExpired }, options) =>
    fetchPayload(
      listLikedJobs,
      { query: { page, ...(hideExpired && { hide_expired: "true" as const }) } },
      options,
    ),
  );
