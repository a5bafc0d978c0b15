import { useEffect, useRef } from "react";
import type { JobCard } from "../../contract/job-fields.ts";
import { showJobFit } from "./job-fit.ts";

/**
 * How the seeker's skills and licences fit the job, in words. A page that does not hydrate it calls `showJobFit` by itself.
 */
export const JobFit = ({ job }: { job: Pick<JobCard, "id"> }) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => void showJobFit(place.current!), []);
  return <p ref={place} data-job-fit={job.id} className="text-sm empty:hidden" />;
};
