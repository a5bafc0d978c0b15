import { oneLine } from "../../../domain/text/one-line.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import type { FeedJob } from "../feed-job.ts";
import { statusIn } from "./status-words.ts";
import { parseDate } from "./parse-date.ts";

const closedLine = new RegExp(`^${feedWords.closedLines}[.!]*$`, "i");

/**
 * Whether seekers may see a job, by what it is in the system that it comes from, by its title and by what a line of its text says.
 * @param warn Called for an unknown status.
 */
export const isLive = (
  { status = "", isEnded, endedOn = "" }: FeedJob,
  { text, over }: { text: string; over: string },
  now: Date,
  warn: (message: string) => void,
): boolean => {
  const said = statusIn(status);
  if (status.trim() && said === null)
    warn(`The status "${oneLine(status).slice(0, 60)}" is not known; the job is shown.`);
  // "This role has been filled. Thank you, everybody."
  const isClosed = text
    .split("\n")
    .some((line) => line.length < 100 && closedLine.test(line.trim().split(/(?<=[.!])\s/, 1)[0]!));
  const ended = parseDate(endedOn);
  const isPast = ended !== null && ended <= now;
  return !isEnded && !isPast && !over && said !== false && !isClosed;
};
