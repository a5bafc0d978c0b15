import { map } from "nanostores";
import type { JobCard } from "../../contract/job-fields.ts";
import { likeJob } from "../../contract/saved-jobs.ts";
import { change } from "../session/change.ts";
import { takeIntent } from "../session/intent.ts";
import { requireSeeker } from "../session/require-seeker.ts";

/** The fields of a job that saving needs. */
export type SavableJob = Pick<JobCard, "id" | "liked">;

/** Jobs saved and removed on this page, by job id; overrides `liked` of the jobs themselves. */
export const $saved = map<Record<number, boolean>>({});

/** Whether a job shows as saved. */
export const isSaved = ({ id, liked }: SavableJob, saved: Readonly<Record<number, boolean>>): boolean =>
  saved[id] ?? liked;

const settling = new Set<number>();

/**
 * Saves a job or removes it from the saved list: shown at once, undone if the server refuses. A visitor signs
 * in first, and the job is saved then.
 */
export const toggleLike = async (job: SavableJob): Promise<void> => {
  const wanted = !isSaved(job, $saved.get());
  const path = location.pathname + location.search;
  if (await requireSeeker({ kind: "like", job: job.id, path })) await want(job, wanted);
};

/** Saves the job that a visitor wanted to save before going to the sign-in page. Called when a page opens. */
export const finishLike = async (): Promise<void> => {
  const intent = takeIntent("like");
  if (intent) await want({ id: intent.job, liked: false }, true);
};

/** One call at a time per job: clicks during a call change only what the next call sends. */
const want = async (job: SavableJob, wanted: boolean): Promise<void> => {
  let confirmed = isSaved(job, $saved.get());
  $saved.setKey(job.id, wanted);
  if (settling.has(job.id)) return;
  settling.add(job.id);
  while ($saved.get()[job.id] !== confirmed) {
    const liked = $saved.get()[job.id]!;
    const changed = await change(
      likeJob,
      { params: { id: job.id }, body: { liked } },
      { tell: "failure", repeatable: true },
    );
    if (changed.ok) confirmed = changed.payload.liked;
    else $saved.setKey(job.id, confirmed);
  }
  settling.delete(job.id);
};
