import type { JobCard } from "../../contract/job-fields.ts";
import { island } from "../../ui/island.tsx";
import { ShareJob } from "./ShareJob.tsx";

interface JobActionsProps {
  job: JobCard;
  /** The page's canonical address. */
  url: string;
}

/** What a seeker can do with a job besides applying: save it, share it. */
export const JobActions = island(({ job, url }: JobActionsProps) => (
  <div className="flex flex-wrap gap-3">
    <ShareJob title={`${job.title} at ${job.employer.name}`} url={url} />
  </div>
));
