import { jobCount } from "../jobs/job-text.ts";
import { thousands } from "../../contract/thousands.ts";

/** What a search found. */
export interface FoundJobs {
  total: number;
  /** Jobs that only mention the words: they are counted apart. */
  mentions: number;
  /** The words searched for. */
  words: string | undefined;
}

const mention = ({ mentions, words = "these words" }: FoundJobs): string =>
  `${mentions === 1 ? "mentions" : "mention"} ${words}`;

/** How many jobs a search found, and where it found none, how many mention its words: "0 jobs · 54 mention nurse". */
export const foundText = (found: FoundJobs): string =>
  found.total || !found.mentions
    ? jobCount(found.total)
    : `${jobCount(0)} · ${thousands(found.mentions)} ${mention(found)}`;

/** How many of the jobs are called as a search says: "5 of them are called “barista”, the others are similar work." */
export const calledText = ({ work, total }: { work: string; total: number }): string =>
  `${thousands(total)} of them ${total === 1 ? "is" : "are"} called “${work}”, the others are similar work.`;

/** Which of them a page has: "1 to 20 of 332: 118 jobs and 214 more that mention nurse", "21 to 40 of 54 jobs". */
export const pageText = (found: FoundJobs, page: { from: number; count: number }): string => {
  const { total, mentions } = found;
  const range = `${thousands(page.from)} to ${thousands(page.from + page.count - 1)} of`;
  return total && mentions
    ? `${range} ${thousands(total + mentions)}: ${shownText(found)}`
    : `${range} ${shownText(found)}`;
};

/** The jobs on all pages of a search: "118 jobs and 214 more that mention nurse", "54 jobs that mention nurse". */
export const shownText = (found: FoundJobs): string => {
  const { total, mentions } = found;
  if (!mentions) return jobCount(total);
  const mentioning = `that ${mention(found)}`;
  return total
    ? `${jobCount(total)} and ${thousands(mentions)} more ${mentioning}`
    : `${jobCount(mentions)} ${mentioning}`;
};
