import { jobCount } from "../../domain/jobs/job-text.ts";
import { heading } from "../../ui/recipes.ts";

interface MentionsDividerProps {
  /** The words searched for. */
  words: string | undefined;
  /** How many jobs only mention them, on all pages; null where the page says it above. */
  total: number | null;
}

/** Stands between the jobs that were found and those that only mention the words. */
export const MentionsDivider = ({ words, total }: MentionsDividerProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3 pt-8 pb-4 first:pt-0 first:pb-2">
    <h2 className={heading.part}>{`Jobs that mention ${words ?? "these words"}`}</h2>
    {total !== null && <p className="text-sm text-ink-soft">{jobCount(total)}</p>}
  </div>
);
