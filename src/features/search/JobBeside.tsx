import X from "lucide-react/icons/x";
import { useEffect, useId, useRef } from "react";
import type { JobDetail } from "../../contract/job-fields.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { extraFacts } from "../../domain/jobs/job-extras.ts";
import { closingText } from "../../domain/jobs/job-times.ts";
import { jobPath, rightToWorkNote, rightToWorkTitles } from "../../domain/jobs/job-text.ts";
import { anyDialog } from "../../ui/in-place-link.ts";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { badge, heading, iconButton, link, loneLink } from "../../ui/recipes.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Apply } from "../applications/apply/Apply.tsx";
import { ReportJob } from "../job-reports/ReportJob.tsx";
import { JobFacts } from "../jobs/JobFacts.tsx";
import { JobActions } from "../saved-jobs/JobActions.tsx";
import type { OpenJob } from "./open-job.ts";

interface JobBesideProps {
  open: OpenJob;
  onClose: () => void;
  onRetry: () => void;
}

/** A job beside the list: at once what its card knows, the rest when it has loaded. */
const JobBeside = ({ open: { card, detail }, onClose, onRetry }: JobBesideProps) => {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const closing = closingText(card);
  const note = card.right_to_work_fit?.note ?? rightToWorkNote(card);

  // Screen readers say which job has opened.
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [card.id]);

  // In a dialog that the job opened, Escape closes that.
  useEffect(() => {
    const { current } = pane;
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && !(target as Element).closest(anyDialog)) onClose();
    };
    current?.addEventListener("keydown", onKey);
    return () => current?.removeEventListener("keydown", onKey);
  }, [onClose]);

  return (
    <section
      ref={pane}
      aria-labelledby={titleId}
      aria-busy={detail.state === "loading"}
      className="sticky top-[4.75rem] max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface shadow-low"
    >
      <div className="grid grid-cols-1 gap-4 p-6">
        <div className="grid grid-cols-1 gap-2">
          <div className="flex items-start gap-3">
            <h2 id={titleId} ref={title} tabIndex={-1} className={`${heading.section} grow outline-none`}>
              {card.title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close the job"
              className={`${iconButton} -mt-1 -mr-2`}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <p>
            {card.employer.has_page ? (
              <a href={employerPath(card.employer)} className={loneLink}>
                {card.employer.name}
              </a>
            ) : (
              <span className="text-ink-soft">{card.employer.name}</span>
            )}
          </p>
          <JobFacts job={card} allPlaces />
          {note && (
            <p>
              <span className={badge}>{note}</span>
            </p>
          )}
          <p className="text-sm text-ink-soft">
            Posted <RelativeTime moment={card.posted_at} />
            {closing && ` · Closes ${closing}`}
          </p>
        </div>
        {detail.state === "ready" && <Detail job={detail.job} />}
        {detail.state === "loading" && <ListSkeleton />}
        {detail.state === "failed" && (
          <LoadFailed title="The job could not be loaded." message={detail.message} onRetry={onRetry} />
        )}
      </div>
    </section>
  );
};
export default JobBeside;

const Detail = ({ job }: { job: JobDetail }) => {
  const { id, title, liked, screening, apply_url, status, applied, right_to_work, sponsorship } = job;
  const rights = rightToWorkTitles(job.right_to_work);
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        {/* A component of its own for each job: it begins with the state of its application. */}
        <div key={id} className="min-w-48">
          <Apply {...{ id, title, screening, apply_url, status, applied, right_to_work, sponsorship }} />
        </div>
        <JobActions job={{ id, liked, title }} />
        <a href={jobPath(job)} className={`${loneLink} min-h-11`}>
          Open the whole page
        </a>
      </div>
      {extraFacts(job).map(({ label, value }) => (
        <p key={label}>
          <span className="text-ink-soft">{label}:</span> {value}
        </p>
      ))}
      <div
        className="job-text border-t border-line pt-4"
        // Sanitised by the server.
        dangerouslySetInnerHTML={{ __html: job.description_html }}
      />
      {rights.length > 0 && (
        <section className="grid gap-2">
          <h3 className={heading.part}>Right to work</h3>
          <p>The employer accepts:</p>
          <ul className="list-disc pl-5">
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
        </section>
      )}
      {job.employer.about && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className={heading.part}>About {job.employer.name}</h3>
          <p className="text-ink-soft">{job.employer.about}</p>
        </section>
      )}
      {job.similar.length > 0 && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className={heading.part}>Similar jobs</h3>
          <ul className="grid gap-1">
            {job.similar.map((other) => (
              <li key={other.id}>
                <a href={jobPath(other)} className={`${link} inline-block min-h-6`}>
                  {other.title}
                </a>{" "}
                <span className="text-sm text-ink-soft">
                  {[other.employer.name, ...other.reasons].join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {status === "live" && (
        <div className="border-t border-line pt-4">
          <ReportJob key={id} job={{ id, title }} />
        </div>
      )}
    </>
  );
};
