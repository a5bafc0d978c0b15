import X from "lucide-react/icons/x";
import { useEffect, useId, useRef } from "react";
import type { JobDetail } from "../../contract/job-fields.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { anyDialog } from "../../ui/in-place-link.ts";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { button, heading, iconButton, loneLink } from "../../ui/recipes.ts";
import { Apply } from "../applications/apply/Apply.tsx";
import { ReportJob } from "../job-reports/ReportJob.tsx";
import { AboutEmployer } from "../jobs/AboutEmployer.tsx";
import { JobDescription } from "../jobs/JobDescription.tsx";
import { JobParticulars } from "../jobs/JobParticulars.tsx";
import { SimilarJobs } from "../jobs/SimilarJobs.tsx";
import { ShareJob } from "../jobs/ShareJob.tsx";
import { JobActions } from "../saved-jobs/JobActions.tsx";
import { besideBox } from "./BesideLoading.tsx";
import type { OpenJob } from "./open-job.ts";

interface JobBesideProps {
  open: OpenJob;
  onClose: () => void;
  /** Moves the focus to the card of the job. */
  onToList: () => void;
  onRetry: () => void;
}

/** What Escape closes before the job; in a field it is the field's own. */
const closesFirst = `${anyDialog}, :popover-open`;
const isField = (target: EventTarget | null) => (target as Element).matches("input, select, textarea");

/** A job beside the list: at once what its card knows, the rest when it has loaded. Its head stays while the rest scrolls. */
export const JobBeside = ({ open: { card, detail }, onClose, onToList, onRetry }: JobBesideProps) => {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const job = detail.state === "ready" ? detail.job : null;

  // Screen readers say which job has opened.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [card.id]);

  useEffect(() => {
    const onKey = ({ key, repeat, target }: KeyboardEvent) => {
      if (key === "Escape" && !repeat && !isField(target) && !document.querySelector(closesFirst)) onClose();
    };
    // Before others: what they close is open now.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [onClose]);

  return (
    <section aria-labelledby={titleId} aria-busy={detail.state === "loading"} className={besideBox}>
      <header className="grid gap-3 border-b border-line px-6 py-4">
        <ToList onToList={onToList} />
        <div className="flex items-start gap-3">
          <Logo name={card.employer.name} logo={card.employer.logo} />
          <div className="min-w-0 grow">
            <h2
              id={titleId}
              ref={title}
              dir="auto"
              tabIndex={-1}
              data-beside
              className="display-face line-clamp-3 text-xl font-bold outline-none"
            >
              {card.title}
            </h2>
            <p>
              {card.employer.has_page ? (
                <a href={card.employer.path} className={loneLink}>
                  {card.employer.name}
                </a>
              ) : (
                <span className="text-ink-soft">{card.employer.name}</span>
              )}
            </p>
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close the job"
            className={`${iconButton} -mt-1 -mr-2`}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {/* Components of their own for each job: they begin with the state of its application. */}
        {detail.state !== "failed" && (
          <div key={card.id} className="group flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
            {job && <Actions job={job} />}
          </div>
        )}
      </header>
      <div key={card.id} className="grid grid-cols-1 gap-4 overflow-y-auto overscroll-contain p-6">
        <JobParticulars job={card} detail={job} />
        {job && <Detail job={job} />}
        {detail.state === "loading" && <ListSkeleton />}
        {detail.state === "failed" && (
          <LoadFailed title="The job could not be loaded." message={detail.message} onRetry={onRetry} />
        )}
        <ToList onToList={onToList} />
      </div>
    </section>
  );
};

/** In sight for the keyboard only, before and after the job, which stands behind the whole list. */
const ToList = ({ onToList }: Pick<JobBesideProps, "onToList">) => (
  <button
    type="button"
    onClick={onToList}
    className={`sr-only justify-self-start focus:not-sr-only focus:px-3! ${button("secondary", "small")}`}
  >
    Back to the list
  </button>
);

const Actions = ({ job }: { job: JobDetail }) => {
  const { id, title, liked, screening, apply_url, status, applied, right_to_work, sponsorship } = job;
  return (
    <>
      <div className="min-w-48 has-data-applied:contents">
        <Apply
          employer={job.employer.name}
          {...{ id, title, screening, apply_url, status, applied, right_to_work, sponsorship }}
        />
      </div>
      <JobActions job={{ id, liked, title }} />
      <a href={jobPath(job)} className={`${loneLink} ml-auto text-sm group-has-data-applied:ml-0`}>
        Open the whole page
      </a>
    </>
  );
};

const part = "border-t border-line pt-4";

const Detail = ({ job }: { job: JobDetail }) => (
  <>
    <div className={`grid gap-4 ${part}`}>
      <h3 className="sr-only">About this job</h3>
      <JobDescription job={job} level={3} />
    </div>
    <AboutEmployer employer={job.employer} level={3} className={part} />
    {job.similar.length > 0 && (
      <section className={`grid gap-2 ${part}`}>
        <h3 className={heading.part}>Similar jobs</h3>
        <SimilarJobs jobs={job.similar} />
      </section>
    )}
    <div className={`flex flex-wrap items-start gap-3 ${part}`}>
      <ShareJob job={job} url={new URL(jobPath(job), location.origin).href} />
      {job.status === "live" && <ReportJob job={{ id: job.id, title: job.title }} />}
    </div>
  </>
);
