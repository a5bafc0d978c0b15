import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { $saved, finishLike, isSaved, toggleLike, type SavableJob } from "./saved-jobs.ts";
import { SaveButton } from "../jobs/SaveButton.tsx";

interface JobActionsProps {
  job: SavableJob & { title: string };
}

/** What a seeker can do with a job besides applying: save it. */
export const JobActions = ({ job }: JobActionsProps) => {
  const saved = useStore($saved);
  useEffect(() => void finishLike(), []);
  return (
    <SaveButton
      title={job.title}
      saved={isSaved(job, saved)}
      onToggle={() => void toggleLike(job)}
      withLabel
    />
  );
};
