import type { JobCard as Job, RecommendedJob } from "../../contract/job-fields.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { jobPath, rightToWorkNote } from "../../domain/jobs/job-text.ts";
import { Logo } from "../../ui/Logo.tsx";
import { accentBadge, badge, card } from "../../ui/recipes.ts";
import { JobFacts } from "./JobFacts.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SaveButton } from "./SaveButton.tsx";

interface JobCardProps {
  /** With reasons, where it is recommended. */
  job: Job & Partial<Pick<RecommendedJob, "reasons">>;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Whether the seeker has saved the job; `job.liked` when the page does not track it. */
  saved?: boolean;
  /** Toggles the saved state; without it the card has no save button. */
  onToggleSave?: (job: Job) => void;
}

const endings = { expired: "Closed", filled: "Filled" } as const;

/** A job in a list. The whole card links to the job, except for its save button and the name of the employer. */
export const JobCard = ({ job, level = 3, saved = job.liked, onToggleSave }: JobCardProps) => {
  const Title: "h2" | "h3" = `h${level}`;
  const { right_to_work_fit: fit, reasons = [] } = job;
  const note = fit?.note ?? rightToWorkNote(job);
  return (
    <article
      className={`${card} relative grid gap-3 transition-shadow hover:border-accent-line hover:shadow-mid`}
    >
      <div className="flex items-start gap-3">
        <Logo name={job.employer.name} logo={job.employer.logo} />
        <div className="grid min-w-0 grow gap-0.5">
          <Title className="text-lg leading-snug font-semibold">
            <a
              href={jobPath(job)}
              className="text-accent-text no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {job.title}
            </a>
          </Title>
          <p>
            {job.employer.has_page ? (
              <a
                href={employerPath(job.employer)}
                className="relative z-10 inline-flex min-h-6 items-center text-ink-soft no-underline hover:text-accent-text hover:underline"
              >
                {job.employer.name}
              </a>
            ) : (
              <span className="text-ink-soft">{job.employer.name}</span>
            )}
          </p>
        </div>
        {onToggleSave && (
          <div className="relative z-10 -mt-1.5 -mr-2">
            <SaveButton title={job.title} saved={saved} onToggle={() => onToggleSave(job)} />
          </div>
        )}
      </div>
      <JobFacts job={job} />
      <p className="line-clamp-2 text-ink-soft">{job.summary}</p>
      {reasons.length > 0 && <p className="text-sm text-ink-soft">{reasons.join(" · ")}</p>}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {job.status !== "live" && <span className={badge}>{endings[job.status]}</span>}
        {job.featured && <span className={accentBadge}>Featured</span>}
        {job.applied && <span className={accentBadge}>Applied</span>}
        {note && <span className={badge}>{note}</span>}
        <span className="ml-auto text-ink-soft">
          <RelativeTime moment={job.posted_at} />
        </span>
      </div>
    </article>
  );
};
