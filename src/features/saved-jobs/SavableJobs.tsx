import { useStore } from "@nanostores/react";
import type { JobCard } from "../../contract/job-fields.ts";
import { $saved, isSaved, toggleLike } from "./saved-jobs.ts";
import { JobList } from "../jobs/JobList.tsx";

interface SavableJobsProps {
  jobs: readonly JobCard[];
  /** Heading level of the titles. */
  level?: 2 | 3;
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** A list of jobs with save buttons, for pages other than the search. */
export const SavableJobs = ({ jobs, level = 3, wide = false }: SavableJobsProps) => {
  const saved = useStore($saved);
  return (
    <JobList
      jobs={jobs}
      level={level}
      wide={wide}
      isSaved={(job) => isSaved(job, saved)}
      onToggleSave={(job) => void toggleLike(job)}
    />
  );
};
