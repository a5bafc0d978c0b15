import type { JobCard } from "../../contract/job-fields.ts";
import { island } from "../../ui/island.tsx";
import { JobList } from "../../ui/jobs/JobList.tsx";

interface SavableJobsProps {
  jobs: readonly JobCard[];
  level?: 2 | 3;
}

/** A list of jobs on a page of another kind, each of which can be saved. */
export const SavableJobs = island(({ jobs, level = 3 }: SavableJobsProps) => (
  <JobList jobs={jobs} level={level} />
));
