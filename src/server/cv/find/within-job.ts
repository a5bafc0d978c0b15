import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import { textOf, type Line } from "../text/line.ts";
import { isCapitals, lookOf } from "./heading-looks.ts";
import type { Block } from "./topics.ts";

/** The words of a heading, or the label in front of a value: "Project: ‖ Sea link". */
const keyOf = ({ parts: [first = ""] }: Line): string =>
  first.replace(/:.*/, "").toLowerCase().replace(/\W+$/, "");

/** The headings and labels that a CV has several times: each job has its own "Key achievements". */
export const repeatedHeadings = (lines: readonly Line[]): ReadonlySet<string> => {
  const headings = lines.filter((line) => headingOf(keyOf(line)) !== null);
  return new Set([...Map.groupBy(headings, keyOf)].flatMap(([key, own]) => (own.length > 1 ? key : [])));
};

/**
 * Whether a heading belongs to a job and not to the CV: "Achievements" or "Technologies" in another look than the heading
 * that the jobs are below, or one that comes again with each job.
 */
export const isWithinJob = (
  topic: Topic,
  line: Line,
  { topic: around, heading }: Block,
  repeated: ReadonlySet<string>,
): boolean => {
  if (around !== "experience" || !["other", "skills", "summary", "licences"].includes(topic)) return false;
  if (repeated.has(keyOf(line))) return true;
  return (
    heading !== undefined &&
    lookOf(line) !== lookOf(heading) &&
    (line.size < heading.size || !line.size || !isCapitals(textOf(line)))
  );
};
