import { useEffect, useState } from "react";
import type { JobDetail } from "../../contract/job-fields.ts";
import { getJob } from "../../contract/jobs.ts";
import { heading } from "../../ui/recipes.ts";
import { SimilarJobs } from "../jobs/SimilarJobs.tsx";
import { fetchPayload } from "../session/send.ts";

interface NextJobsProps {
  /** The id of the job that the seeker has applied for. */
  jobId: number;
  /** Level of the heading. */
  level: 2 | 4;
  className?: string;
}

/** How many are shown. */
const most = 3;

/** Jobs that are similar to one that the seeker has applied for; nothing where there are none. */
export const NextJobs = ({ jobId, level, className = "" }: NextJobsProps) => {
  const [jobs, setJobs] = useState<JobDetail["similar"]>([]);
  const Heading: "h2" | "h4" = `h${level}`;
  useEffect(() => {
    let left = false;
    fetchPayload(getJob, { params: { id: jobId } }, { quiet: true }).then(
      ({ similar }) => !left && setJobs(similar.filter(({ applied }) => !applied).slice(0, most)),
      // An offer that nobody asked for.
      (error: unknown) => console.warn("Similar jobs could not be read.", error),
    );
    return () => void (left = true);
  }, [jobId]);
  return (
    jobs.length > 0 && (
      <section className={`grid gap-2 ${className}`}>
        <Heading className={heading.part}>Similar jobs</Heading>
        <SimilarJobs jobs={jobs} />
      </section>
    )
  );
};
