import type { JobCard as Job } from "../../contract/job-fields.ts";
import { JobCard } from "./JobCard.tsx";

interface JobListProps {
  jobs: readonly Job[];
  /** The level of the titles among the headings around the list. */
  level?: 2 | 3;
  /** Whether the seeker has saved a job; the job's own mark when the page does not follow it. */
  isSaved?: (job: Job) => boolean;
  onToggleSave?: (job: Job) => void;
}

/** Jobs as cards, one below the other. */
export const JobList = ({ jobs, level = 3, isSaved = (job) => job.liked, onToggleSave }: JobListProps) => (
  <ul className="grid gap-4">
    {jobs.map((job) => (
      <li key={job.id}>
        <JobCard job={job} level={level} saved={isSaved(job)} {...(onToggleSave && { onToggleSave })} />
      </li>
    ))}
  </ul>
);
