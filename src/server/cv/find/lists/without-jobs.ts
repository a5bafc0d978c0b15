import { isLicenceName } from "../../../../lexicon/cv/licence-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { rangeIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";

/** The least jobs that make a list end. */
const leastJobs = 2;
/** The most words of what stands over jobs. */
const mostOfHeading = 5;

/** Whether a line is the head of a job: its title and the time of it. */
const isJob = (line: Line): boolean => {
  const text = textOf(line);
  return !line.bullet && text.length < 110 && isTitle(text) && !isLicenceName(text) && rangeIn(text) !== null;
};

/** The lines of a list up to where jobs follow, below a heading that nobody knows: what stands there names no more of the list. */
export const withoutJobs = (lines: readonly Line[]): readonly Line[] => {
  const jobs = lines.flatMap((line, at) => (isJob(line) ? at : []));
  const [first] = jobs;
  if (first === undefined || jobs.length < leastJobs) return lines;
  const above = lines[first - 1];
  const isUnder = above !== undefined && !above.bullet && textOf(above).split(" ").length <= mostOfHeading;
  return lines.slice(0, isUnder ? first - 1 : first);
};
