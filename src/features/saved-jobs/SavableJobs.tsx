import { useStore } from "@nanostores/react";
import type { JobCard } from "../../contract/job-fields.ts";
import { $saved, isSaved, toggleLike } from "./saved-jobs.ts";
import { JobList } from "../jobs/JobList.tsx";

interface SavableJobsProps {
  jobs: readonly JobCard[];
  /** The level of the titles among the headings around the list. */
  level?: 2 | 3;
}

/** A list of jobs on a page of another kind, each of which can be saved. */
export const SavableJobs = ({ jobs, level = 3 }: SavableJobsProps) => {
  const saved = useStore($saved);
  return (
    <JobList
      jobs={jobs}
      level={level}
      isSaved={(job) => isSaved(job, saved)}
      onToggleSave={(job) => void toggleLike(job)}
    />
  );
};
