import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { isLicenceName } from "../../../lexicon/cv/licence-words.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import { isSpanAlone, spanIn } from "../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../text/line.ts";
import type { HeadingMatch } from "./heading-at.ts";
import { lookOf } from "./heading-looks.ts";
import { isLevel, rating } from "./lists/items.ts";
import type { Block } from "./topics.ts";

/** Whether a word such as "Certificate", below a heading or broken off by a narrow column, does not look like a heading. */
const isRestOf = ({ lines, heading }: Block, line: Line, looks: ReadonlySet<string>): boolean => {
  const before = lines.at(-1);
  const isBelow = before
    ? before.style === line.style && !line.gap
    : heading !== undefined && looks.has(lookOf(heading));
  return (
    isBelow &&
    looks.size > 0 &&
    !looks.has(lookOf(line)) &&
    !textOf(line).includes(" ") &&
    (line.size > 0 || line.style !== "")
  );
};

/** Whether a line below "Licences" is one of them: "Licence – …", or "Teacher Registration" that does not look like the headings. */
const isLicence = (
  { topic, rest }: HeadingMatch,
  block: Block,
  line: Line,
  looks: ReadonlySet<string>,
): boolean =>
  topic === "licences" &&
  block.topic === topic &&
  (rest !== null ||
    (looks.size > 0 &&
      !looks.has(lookOf(line)) &&
      /\s.*[^s]$/.test(textOf(line)) &&
      isLicenceName(textOf(line))));

/** "Leadership ‖ advanced" and "Leadership ★★★" below skills: one of them. */
const isRated = ({ topic }: HeadingMatch, block: Block, line: Line, looks: ReadonlySet<string>): boolean =>
  topic === "other" &&
  block.topic === "skills" &&
  block.lines.at(-1)?.style === line.style &&
  looks.size > 0 &&
  !looks.has(lookOf(line)) &&
  (rating.test(textOf(line)) || line.parts.slice(1).some(isLevel));

const leisure = new RegExp(`^${entryWords.leisure}$`, "i");
/** Whether most of the items of a text are names of licences. */
const listsLicences = (text: string): boolean => {
  const items = text.split(/[,;]\s+/);
  return items.filter(isLicenceName).length * 2 > items.length;
};

/** Whether the label of a row names no other part: a course, a school or licences would be in one about these. */
export const isOfSkills = (topic: Topic, [name = "", value = ""]: readonly string[]): boolean => {
  if (topic === "other") return !leisure.test(name);
  const isOther = topic === "education" ? awardScore(value) || institutionScore(value) : listsLicences(value);
  return ["education", "licences"].includes(topic) && value.includes(",") && !isOther && !isDated(value);
};

/** Whether a list ends with a date, or has one between its commas: in "Incoterms 2020, cartage, tariffs" it is of a name. */
const isDated = (value: string): boolean => {
  const items = value.split(/[,;]\s+/);
  return items.some(isSpanAlone) || spanIn(items.at(-1)!) !== null;
};

/**
 * "Workshop ‖ Lathe work, welding" below "Office ‖ Excel, Word" among the skills: a label with its list; or "Training ‖ Cupping ‖
 * Orders" below another row of three: a skill in a grid.
 */
const isRowOf = ({ topic }: HeadingMatch, { topic: around, lines, heading }: Block, line: Line): boolean => {
  // The first row is a heading with the list behind it.
  const before = lines.length === 1 && heading && heading.parts.length > 1 ? heading : lines.at(-1);
  return (
    around === "skills" &&
    line.parts.length > 1 &&
    (line.parts.length > 2 || isOfSkills(topic, line.parts)) &&
    before?.parts.length === line.parts.length &&
    before.style === line.style &&
    before.lefts?.every((left, at) => Math.abs(left - (line.lefts?.[at] ?? -9)) < 3) !== false
  );
};

/** Whether a line with the words of a heading belongs to the part that it is in. `looks` are those of the headings. */
export const isItemOf = (
  block: Block,
  match: HeadingMatch,
  line: Line,
  looks: ReadonlySet<string>,
): boolean =>
  isLicence(match, block, line, looks) ||
  // "Tools" in smaller letters than "Skills", over a group of these.
  (match.topic === "skills" &&
    block.topic === "skills" &&
    !match.rest &&
    line.size + 2 < (block.heading?.size ?? 0)) ||
  isRestOf(block, line, looks) ||
  isRated(match, block, line, looks) ||
  isRowOf(match, block, line);
