import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { $saved, finishLike, isSaved, toggleLike, type SavableJob } from "../../stores/saved-jobs.ts";
import { island } from "../../ui/island.tsx";
import { SaveButton } from "../../ui/jobs/SaveButton.tsx";
import { ShareJob } from "./ShareJob.tsx";

interface JobActionsProps {
  job: SavableJob & { title: string };
  /** The page's canonical address. */
  url: string;
}

/** What a seeker can do with a job besides applying: save it and share it. */
export const JobActions = island(({ job, url }: JobActionsProps) => {
  const saved = useStore($saved);
  useEffect(() => void finishLike(), []);
  return (
    <>
      <SaveButton
        title={job.title}
        saved={isSaved(job, saved)}
        onToggle={() => void toggleLike(job)}
        withLabel
      />
      <ShareJob title={job.title} url={url} />
    </>
  );
});
