import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { JobCard as Job } from "../../contract/job-fields.ts";
import { sharedNotes } from "../../domain/jobs/card-notes.ts";
import { jobCount } from "../../domain/jobs/job-text.ts";
import { Button } from "../../ui/Button.tsx";
import { $applied } from "../applications/applied-jobs.ts";
import { JobCard, type JobListActions } from "../jobs/JobCard.tsx";
import { $saved, isSaved, toggleLike } from "../saved-jobs/saved-jobs.ts";
import { $hidden, $viewed, hideJob, unhideJob } from "./job-marks.ts";
import { $visits } from "./last-visit.ts";

interface ResultJobsProps extends Pick<JobListActions, "onFollow" | "onApproach"> {
  jobs: readonly Job[];
  level: 2 | 3;
  /** Which jobs these are, for what all of them say: "on this page". */
  scope: string;
  /** The id of the job that is shown beside the list. */
  current: number | undefined;
  onCloseCurrent: () => void;
}

// The server knows nothing of this browser: it renders a first visit.
const none: readonly number[] = [];

/** Jobs of a search with what this browser knows of them: new, viewed, hidden. */
export const ResultJobs = ({ jobs, level, scope, current, onCloseCurrent, ...follow }: ResultJobsProps) => {
  const saved = useStore($saved);
  const hidden = useStore($hidden, { ssr: () => none });
  const viewed = useStore($viewed, { ssr: () => none });
  const applied = useStore($applied);
  const since = useStore($visits, { ssr: () => null })?.before ?? null;
  // Those hidden just now keep their place, to be undone; others are left out.
  const [undoable, setUndoable] = useState<readonly number[]>([]);
  const left = jobs.filter(({ id }) => hidden.includes(id) && !undoable.includes(id));
  const shown = left.length ? jobs.filter((job) => !left.includes(job)) : jobs;
  const said = sharedNotes(shown);
  return (
    <>
      {said.length > 0 && (
        <p className="-mt-1 pb-1 text-sm text-ink-soft">{`Every job ${scope}: ${said.join(" · ")}`}</p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {shown.map((job) => (
          <li key={job.id}>
            {hidden.includes(job.id) ? (
              <HiddenJob job={job} />
            ) : (
              <JobCard
                {...follow}
                job={{ ...job, applied: applied[job.id] ?? job.applied }}
                level={level}
                saved={isSaved(job, saved)}
                marks={{
                  isNew: since !== null && job.posted_at > since,
                  isViewed: viewed.includes(job.id),
                }}
                said={said}
                current={job.id === current}
                onToggleSave={() => void toggleLike(job)}
                onHide={() => {
                  setUndoable([...undoable, job.id]);
                  hideJob(job.id);
                  if (job.id === current) onCloseCurrent();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 pt-2 text-sm text-ink-soft">
          {jobCount(left.length)} that you hid {left.length === 1 ? "is" : "are"} left out.
          <Button variant="quiet" size="small" onClick={() => left.forEach(({ id }) => unhideJob(id))}>
            Show again
          </Button>
        </p>
      )}
    </>
  );
};

const HiddenJob = ({ job: { id, title } }: { job: Job }) => (
  <div
    data-job={id}
    className="flex items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong py-1 pr-1 pl-4 text-sm text-ink-soft"
  >
    <p className="min-w-0 truncate">Hidden: {title}</p>
    <Button variant="quiet" size="small" aria-label={`Undo hiding ${title}`} onClick={() => unhideJob(id)}>
      Undo
    </Button>
  </div>
);
