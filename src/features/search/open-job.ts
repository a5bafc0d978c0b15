import { atom } from "nanostores";
import type { JobCard, JobDetail } from "../../contract/job-fields.ts";
import { getJob } from "../../contract/jobs.ts";
import type { Send } from "./search.ts";
import { failureOf } from "../session/failure.ts";

/** The job that is shown beside the list: its card at once, the rest when it has loaded. */
export interface OpenJob {
  card: JobCard;
  detail: { state: "loading" } | { state: "ready"; job: JobDetail } | { state: "failed"; message: string };
}

/** How many jobs are kept in full. */
const mostKept = 40;

/** The store of the job beside a list. */
export type OpenJobSession = ReturnType<typeof createOpenJob>;

/** The job beside a list of jobs, and those that were loaded for it. */
export const createOpenJob = (send: Send) => {
  const $open = atom<OpenJob | null>(null);
  const kept = new Map<number, Promise<JobDetail>>();

  const load = (id: number): Promise<JobDetail> => {
    const known = kept.get(id);
    if (known) return known;
    const loading = send(getJob, { params: { id } }, { signal: new AbortController().signal });
    kept.set(id, loading);
    // What failed is asked for again the next time.
    loading.catch(() => kept.delete(id));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return loading;
  };

  const show = async (card: JobCard | null): Promise<void> => {
    if (!card) return $open.set(null);
    $open.set({ card, detail: { state: "loading" } });
    const detail = await load(card.id).then(
      (job): OpenJob["detail"] => ({ state: "ready", job }),
      (error: unknown): OpenJob["detail"] | null => {
        const message = failureOf(error);
        return message === null ? null : { state: "failed", message };
      },
    );
    if (detail && $open.get()?.card.id === card.id) $open.set({ card, detail });
  };

  return {
    $open,
    show,
    load,
    /** Loads a job that is likely to be opened next; a failure shows when it is opened. */
    prepare: (id: number): void => void load(id).catch(() => undefined),
  };
};
