import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import { textOf, type Line } from "../text/line.ts";
import { alone, isCapitals, lookOf, mayBeHeading } from "./heading-looks.ts";
import { isLevel } from "./lists/items.ts";
import type { Block } from "./topics.ts";

const isLabelAlone = (line: Line): boolean => /^[^:]{3,40}:$/.test(textOf(line)) && mayBeHeading(line);

/** The words of a heading, or the label in front of a value: "Project: ‖ Sea link". */
const keyOf = ({ parts: [first = ""] }: Line): string =>
  first.replace(/:.*/, "").toLowerCase().replace(/\W+$/, "");

/** The headings and labels that a CV has several times: each job has its own "Key achievements" or "DUTIES HANDLED:". */
export const repeatedHeadings = (lines: readonly Line[]): ReadonlySet<string> => {
  const headings = lines.filter((line) => headingOf(keyOf(line)) !== null || isLabelAlone(line));
  return new Set([...Map.groupBy(headings, keyOf)].flatMap(([key, own]) => (own.length > 1 ? key : [])));
};

/** A look as the file has it: of two headings of one look, one may stand alone. */
const lookIn = (line: Line): string => lookOf({ ...line, style: line.style.replace(alone, "") });

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
  const own = ["other", "skills", "summary", "licences"];
  if (around !== "experience") return false;
  // "Roles and responsibilities:" below each job names no other jobs.
  const mayRepeat = [...own, "references"].includes(topic) || isLabelAlone(line);
  if (mayRepeat && repeated.has(keyOf(line))) return true;
  if (!own.includes(topic)) return false;
  return (
    heading !== undefined &&
    lookIn(line) !== lookIn(heading) &&
    (line.size < heading.size || !line.size || !isCapitals(textOf(line)))
  );
};

/** Topics that are no skill: below such a sub-heading is what it says. */
const ownTopics: readonly (Topic | null)[] = [
  "languages",
  "references",
  "experience",
  "education",
  "contact",
];

/** Whether a heading is over a paragraph among the skills: "Leadership" in the look of "Classroom management" above. */
export const isWithinSkills = (
  named: Topic,
  line: Line,
  { topic, heading, lines: own }: Block,
  next: Line | undefined,
): boolean => {
  const above = own.at(-1);
  const isAlike = (one: Line) => lookIn(one) === lookIn(line) && !one.bullet;
  if (topic !== "skills" || heading === undefined || lookIn(line) === lookIn(heading)) return false;
  // "Data" above "Intermediate": a group of skills with a level.
  if (next !== undefined && next.style !== line.style && isLevel(textOf(next))) return true;
  return (
    !ownTopics.includes(named) &&
    above !== undefined &&
    !isAlike(above) &&
    textOf(above).length > 50 &&
    own.some(isAlike)
  );
};
