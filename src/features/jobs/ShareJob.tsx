import type { JobCard } from "../../contract/job-fields.ts";
import { placeText } from "../../domain/jobs/job-text.ts";
import { SharePage } from "../../ui/SharePage.tsx";

interface ShareJobProps {
  job: Pick<JobCard, "title" | "employer" | "locations" | "remote">;
  /** The job's canonical address. */
  url: string;
}

/** Shares a job, also by email. */
export const ShareJob = ({ job, url }: ShareJobProps) => (
  <SharePage
    title={job.title}
    url={url}
    mailText={`${job.title} at ${job.employer.name}, ${placeText(job)}`}
    mailNote="The email has the title, the employer, the place and the address of this job, and nothing about you."
  />
);
