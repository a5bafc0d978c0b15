import type { JobCard, JobDetail } from "../../contract/job-fields.ts";
import { conditionFacts } from "../../domain/jobs/conditions.ts";
import { extraFacts } from "../../domain/jobs/job-extras.ts";
import { closingText, postedDay } from "../../domain/jobs/job-times.ts";
import { accentBadge, badge, warningBadge } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { HomeDistance } from "./HomeDistance.tsx";
import { JobFit } from "./JobFit.tsx";
import { JobFacts } from "./JobFacts.tsx";

interface JobParticularsProps {
  job: JobCard;
  /** The job in full; null until it has loaded. */
  detail: JobDetail | null;
}

/** What stands below the title of a job: place, pay, shift, benefits, who may apply, and when it was posted and closes. */
export const JobParticulars = ({ job, detail }: JobParticularsProps) => {
  const { note, fits } = job.right_to_work_fit ?? {};
  const extras = detail ? extraFacts(detail) : [];
  const conditions = conditionFacts({ shift: [], benefits: [], ...job, ...detail });
  // A job that has been filled closes no more.
  const closing = job.status === "filled" ? null : closingText(job);
  return (
    <>
      <JobFacts job={job} allPlaces />
      {extras.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          {extras.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{label}:</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {conditions.length > 0 && (
        <dl className="grid gap-2">
          {conditions.map(({ label, values }) => (
            <div key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
              <dt className="text-ink-soft">{label}:</dt>
              {values.map((value) => (
                <dd key={value} className={badge}>
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {(job.featured || note) && (
        <p className="flex flex-wrap gap-2">
          {job.featured && <span className={accentBadge}>Featured</span>}
          {note && <span className={fits ? badge : warningBadge}>{note}</span>}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        Posted <RelativeTime moment={job.posted_at} />, on {postedDay(job)}
        {closing && job.expires_at && (
          <>
            {" · "}
            {job.status === "expired" ? "Closed" : "Closes"} <time dateTime={job.expires_at}>{closing}</time>
          </>
        )}
      </p>
      {detail && <JobFit job={job} />}
      <HomeDistance job={job} />
    </>
  );
};
