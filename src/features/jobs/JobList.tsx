import type { JobCard as Job } from "../../contract/job-fields.ts";
import { JobCard } from "./JobCard.tsx";

interface JobListProps {
  jobs: readonly Job[];
  /** Heading level of the titles. */
  level?: 2 | 3;
  /** Whether the seeker has saved a job; `job.liked` when the page does not track it. */
  isSaved?: (job: Job) => boolean;
  onToggleSave?: (job: Job) => void;
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Jobs as cards, one below the other. */
export const JobList = ({
  jobs,
  level = 3,
  isSaved = (job) => job.liked,
  onToggleSave,
  wide = false,
}: JobListProps) => (
  <ul className={`grid gap-4 ${wide ? "lg:grid-cols-2" : ""}`}>
    {jobs.map((job) => (
      <li key={job.id}>
        <JobCard job={job} level={level} saved={isSaved(job)} {...(onToggleSave && { onToggleSave })} />
      </li>
    ))}
  </ul>
);
