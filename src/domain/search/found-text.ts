import { jobCount } from "../jobs/job-text.ts";
import { thousands } from "../../contract/thousands.ts";

/** What a search found. */
export interface FoundJobs {
  total: number;
  /** Jobs that only mention the words: they are counted apart. */
  mentions: number;
  /** The words searched for. */
  words: string | undefined;
  /** The work that the words name, and how many of the jobs are called so; null where all are, or none. */
  called?: { work: string; total: number } | null;
}

const mention = ({ mentions, words = "these words" }: FoundJobs): string =>
  `${mentions === 1 ? "mentions" : "mention"} ${words}`;

/**
 * How many jobs a search found, those of the work that it names before those of work close to it: "5 barista jobs and 15
 * similar". Where it found none, how many mention its words: "0 jobs · 54 mention nurse".
 */
export const foundText = (found: FoundJobs): string => {
  const { total, mentions, called } = found;
  if (!total && mentions) return `${jobCount(0)} · ${thousands(mentions)} ${mention(found)}`;
  if (!called) return jobCount(total);
  const { work } = called;
  return `${jobCount(called.total).replace(" ", ` ${work} `)} and ${thousands(total - called.total)} similar`;
};

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
