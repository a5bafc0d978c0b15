import { computed } from "nanostores";
import type { JobCard } from "../../contract/job-fields.ts";
import { likeJob } from "../../contract/saved-jobs.ts";
import { change } from "../session/change.ts";
import { takeIntent } from "../session/intent.ts";
import { requireSeeker } from "../session/require-seeker.ts";
import { $seeker } from "../session/seeker.ts";
import { createToggles } from "../session/toggles.ts";

/** The fields of a job that saving needs. */
export type SavableJob = Pick<JobCard, "id" | "liked">;

const likes = createToggles("saved-jobs", async (id, liked) => {
  const changed = await change(
    likeJob,
    { params: { id }, body: { liked } },
    { tell: "failure", repeatable: true },
  );
  return changed.ok ? changed.payload.liked : null;
});

/** Jobs saved and removed on this page and in other tabs, by job id. */
export const $toggled = likes.$changed;

/** The first seeker of this page: `liked` of its jobs is what they have saved. */
let reader: string | undefined;

/**
 * What is known of saved jobs besides what the jobs say themselves; `liked` counts no more once its reader has signed
 * out, here or in another tab.
 */
export const $saved = computed([$toggled, $seeker], (toggled, seeker) => {
  reader ??= seeker?.id;
  return { toggled, isReader: seeker?.id === reader };
});

/** Whether a job shows as saved. */
export const isSaved = (
  { id, liked }: SavableJob,
  { toggled, isReader }: ReturnType<typeof $saved.get>,
): boolean => isReader && (toggled[id] ?? liked);

/**
 * Saves a job or removes it from the saved list: shown at once, undone if the server refuses. A visitor signs
 * in first, and the job is saved then.
 */
export const toggleLike = async (job: SavableJob): Promise<void> => {
  const wanted = !isSaved(job, $saved.get());
  const path = location.pathname + location.search;
  if (await requireSeeker({ kind: "like", id: job.id, path })) await likes.set(job.id, job.liked, wanted);
};

/** Saves the job that a visitor wanted to save before going to the sign-in page. Called when a page opens. */
export const finishLike = async (): Promise<void> => {
  const intent = takeIntent("like");
  if (intent) await likes.set(intent.id, false, true);
};
