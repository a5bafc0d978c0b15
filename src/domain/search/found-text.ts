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

/** The words of a search as a sentence names them: "“nurse”". */
export const wordsText = (words: string | undefined): string => (words ? `“${words}”` : "these words");

const mention = ({ mentions, words }: FoundJobs): string =>
  `${mentions === 1 ? "mentions" : "mention"} ${wordsText(words)}`;

/** How many jobs a search found, and where it found none, how many mention its words: "0 jobs · 54 mention “nurse”". */
export const foundText = (found: FoundJobs): string =>
  found.total || !found.mentions
    ? jobCount(found.total)
    : `${jobCount(0)} · ${thousands(found.mentions)} ${mention(found)}`;

/** How many of the jobs are called as a search says: "5 of them are called “barista”, the others are similar work." */
export const calledText = ({ work, total }: { work: string; total: number }): string =>
  `${thousands(total)} of them ${total === 1 ? "is" : "are"} called “${work}”, the others are similar work.`;

/** Which words jobs need not have: "Too few jobs have all these words, so “own car” only sorts the list." */
export const leftOutText = (words: readonly string[]): string =>
  `Too few jobs have all these words, so ${quoted(words)} only ${words.length === 1 ? "sorts" : "sort"} the list.`;

/** Why other work is in the list: "There are too few jobs for “welder”, so similar work is shown as well: Fitter." */
export const similarWorkText = (words: string | undefined, kinds: readonly string[]): string =>
  `There are too few jobs for ${wordsText(words)}, so similar work is shown as well: ${kinds.join(", ")}.`;

/** “live in”, “own car” and “Casual”. */
const quoted = (words: readonly string[]): string =>
  new Intl.ListFormat("en-AU").format(words.map((word) => `“${word}”`));

/** The jobs that only mention the words: "214 jobs that mention “nurse”", after others "214 more jobs that mention “nurse”". */
export const mentionsText = (found: FoundJobs, more: "more" | "" = ""): string =>
  `${jobCount(found.mentions).replace(" ", more ? " more " : " ")} that ${mention(found)}`;

/** Which jobs of a list a page has: "21 to 40 of 118 jobs". */
export const pageText = (list: string, page: { from: number; count: number }): string =>
  `${thousands(page.from)} to ${thousands(page.from + page.count - 1)} of ${list}`;

/** The jobs on all pages of a search: "118 jobs and 214 more that mention “nurse”", "54 jobs that mention “nurse”". */
export const shownText = (found: FoundJobs): string => {
  const { total, mentions } = found;
  if (!mentions) return jobCount(total);
  return total
    ? `${jobCount(total)} and ${thousands(mentions)} more that ${mention(found)}`
    : mentionsText(found);
};
