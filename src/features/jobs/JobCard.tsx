import EyeOff from "lucide-react/icons/eye-off";
import type { MouseEvent } from "react";
import type { JobCard as Job, RecommendedJob } from "../../contract/job-fields.ts";
import { cardNotes } from "../../domain/jobs/card-notes.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { wideEnough } from "../../ui/in-place-link.ts";
import { Logo } from "../../ui/Logo.tsx";
import { accentBadge, badge, iconButton, warningBadge } from "../../ui/recipes.ts";
import { JobFacts } from "./JobFacts.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SaveButton } from "./SaveButton.tsx";

/** What this browser knows of a job. */
interface JobMarks {
  /** Posted since the last visit. */
  isNew: boolean;
  /** Opened before. */
  isViewed: boolean;
}

/** What a list does with its jobs; without an entry the card has no such button. */
export interface JobListActions {
  /** Toggles the saved state. */
  onToggleSave?: (job: Job) => void;
  onHide?: (job: Job) => void;
  /** The link of the job was followed; from `wideEnough` on, the list may open it in another way. */
  onFollow?: (job: Job, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The job is likely to be opened next. */
  onApproach?: (job: Job) => void;
}

interface JobCardProps extends JobListActions {
  /** With reasons, where it is recommended. */
  job: Job & Partial<Pick<RecommendedJob, "reasons">>;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Whether the seeker has saved the job; `job.liked` when the page does not track it. */
  saved?: boolean;
  marks?: JobMarks | undefined;
  /** Notes that the list says once above its cards. */
  said?: readonly string[];
  /** Shown beside the list now. */
  current?: boolean;
}

const endings = { expired: "Closed", filled: "Filled" } as const;

/** A job in a list. The whole card links to the job, except for its buttons and the name of the employer. */
export const JobCard = ({
  job,
  level = 3,
  saved = job.liked,
  marks,
  said = [],
  current = false,
  onToggleSave,
  onHide,
  onFollow,
  onApproach,
}: JobCardProps) => {
  const Title: "h2" | "h3" = `h${level}`;
  const { reasons = [] } = job;
  const doubt = job.right_to_work_fit?.fits === false ? cardNotes(job)[0] : null;
  const labels = [
    ...(marks?.isNew ? [{ text: "New", look: accentBadge }] : []),
    ...(marks?.isViewed ? [{ text: "Viewed", look: badge }] : []),
    ...(job.status === "live" ? [] : [{ text: endings[job.status], look: badge }]),
    ...(job.featured ? [{ text: "Featured", look: accentBadge }] : []),
    ...(job.applied ? [{ text: "Applied", look: accentBadge }] : []),
    ...cardNotes(job)
      .filter((note) => !said.includes(note))
      .map((text) => ({ text, look: text === doubt ? warningBadge : badge })),
  ];
  const isBare = labels.length === 0 && reasons.length === 0;
  const approach = onApproach && (() => onApproach(job));
  return (
    <article
      data-job={job.id}
      className={`@container relative grid h-full grid-cols-1 content-start gap-1 rounded-lg border bg-surface px-4 py-2.5 text-sm shadow-low transition-shadow hover:border-accent-line hover:shadow-mid ${current ? "border-accent-text" : "border-line"}`}
    >
      {/* Where the text is very large: no logo, nothing cut, and the button below if the longest word needs its place. */}
      <div className="flex items-start gap-3 @max-[13rem]:flex-wrap @max-[13rem]:gap-1">
        <Logo name={job.employer.name} logo={job.employer.logo} className="@max-[13rem]:hidden" />
        <div className="min-w-0 grow @max-[13rem]:max-w-full @max-[13rem]:basis-[min-content] @min-[48rem]:grow-0 @min-[48rem]:basis-[45%]">
          <Title className="text-base leading-6 font-semibold @max-[13rem]:wrap-break-word sm:text-lg sm:leading-6">
            <a
              dir="auto"
              href={jobPath(job)}
              aria-current={current || undefined}
              data-in-place={onFollow && wideEnough}
              onClick={onFollow && ((event) => onFollow(job, event))}
              onPointerEnter={approach}
              onFocus={approach}
              className="inline-block min-h-6 max-w-full text-accent-text no-underline visited:text-ink-soft after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {job.title}
            </a>
          </Title>
          <p className="truncate @max-[13rem]:whitespace-normal max-sm:whitespace-normal">
            {job.employer.has_page ? (
              <a
                href={job.employer.path}
                className="relative z-10 inline-block min-h-6 max-w-full truncate align-bottom @max-[13rem]:whitespace-normal max-sm:whitespace-normal leading-6 text-ink-soft no-underline hover:text-accent-text hover:underline"
              >
                {job.employer.name}
              </a>
            ) : (
              <span className="leading-6 text-ink-soft">{job.employer.name}</span>
            )}
          </p>
        </div>
        {/* Beside the title, where it takes no height: a laptop shows five jobs. */}
        <p dir="auto" className="hidden min-w-0 grow basis-0 text-ink-soft @min-[48rem]:line-clamp-2">
          {job.summary}
        </p>
        {onToggleSave && (
          <div className="relative z-10 -mt-1.5 -mr-2 @max-[13rem]:ml-auto">
            <SaveButton title={job.title} saved={saved} onToggle={() => onToggleSave(job)} />
          </div>
        )}
      </div>
      {!isBare && <JobFacts job={job} />}
      {reasons.length > 0 && <p className="text-ink-soft">{reasons.join(" · ")}</p>}
      {/* Without labels the age stands beside the facts, where these leave room. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isBare && (
          <div className="max-w-full min-w-0">
            <JobFacts job={job} />
          </div>
        )}
        {labels.map(({ text, look }) => (
          <span key={text} className={look}>
            {text}
          </span>
        ))}
        <span className="ml-auto flex items-center text-ink-soft">
          <RelativeTime moment={job.posted_at} />
          {onHide && (
            <button
              type="button"
              aria-label={`Hide ${job.title}`}
              title="Hide this job"
              onClick={() => onHide(job)}
              className={`${iconButton} needs-script relative z-10 -my-2.5 -mr-2 max-sm:-my-3`}
            >
              <EyeOff aria-hidden="true" className="size-4" />
            </button>
          )}
        </span>
      </div>
    </article>
  );
};
