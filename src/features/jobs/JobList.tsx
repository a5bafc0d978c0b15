import type { JobCard as Job } from "../../contract/job-fields.ts";
import { JobCard, type JobListActions } from "./JobCard.tsx";

interface JobListProps extends JobListActions {
  jobs: readonly Job[];
  /** Heading level of the titles. */
  level?: 2 | 3;
  /** Whether the seeker has saved a job; `job.liked` when the page does not track it. */
  isSaved?: (job: Job) => boolean;
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Jobs as cards, one below the other. */
export const JobList = ({
  jobs,
  level = 3,
  isSaved = (job) => job.liked,
  wide = false,
  ...actions
}: JobListProps) => (
  <ul className={`grid grid-cols-1 gap-2 ${wide ? "lg:grid-cols-2" : ""}`}>
    {jobs.map((job) => (
      <li key={job.id}>
        <JobCard {...actions} job={job} level={level} saved={isSaved(job)} />
      </li>
    ))}
  </ul>
);
