import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { $saved, finishLike, isSaved, toggleLike, type SavableJob } from "../../stores/saved-jobs.ts";
import { island } from "../../ui/island.tsx";
import { SaveButton } from "../../ui/jobs/SaveButton.tsx";

interface JobActionsProps {
  job: SavableJob & { title: string };
}

/** What a seeker can do with a job besides applying: save it. */
export const JobActions = island(({ job }: JobActionsProps) => {
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
});
