import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { endsList, headingOf, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { isNoise } from "../../../lexicon/cv/table-noise.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import { textOf, type Line } from "../text/line.ts";
import { lookOf, mayBeHeading } from "./heading-looks.ts";
import { driverLicenceIn } from "./lists/driver-licences.ts";
import { isOfSkills } from "./items-like-headings.ts";
import { namesLanguage } from "./lists/languages.ts";
import { isDated } from "./name-blocks.ts";
import { labelled } from "./parts/pieces.ts";
import { columnNamesOf } from "./parts/table-heads.ts";

/** "Skills: Java, SQL" and the like: a heading with its text on the same line. */
const inline = /^([\p{L}&/ ]{4,40}?)\s*(?::|\s[–—-]\s)\s*(\S.*)$/u;
const inlineTopics: readonly (Topic | null)[] = ["skills", "languages", "education", "licences", "summary"];

const listTopics: readonly (Topic | null)[] = ["skills", "languages", "licences"];

/** "I hereby certify that …": a signature follows. */
const declaration = new RegExp(`^${entryWords.declarations}`, "i");

/** What a line announces. */
export interface HeadingMatch {
  topic: Topic;
  /** What follows the heading on its line. */
  rest: Line | null;
}

/** The heading that a line starts with. `looks` are those of the headings of this CV, `around` is what the line is in. */
export const headingAt = (
  line: Line,
  looks: ReadonlySet<string>,
  around: Topic | null,
): HeadingMatch | null => {
  const [first = "", ...others] = line.parts;
  if (declaration.test(first)) return { topic: "other", rest: null };
  const named = headingOf(first);
  // The heading names the first column of a table: "Tickets ‖ No. ‖ Expiry".
  const isInList = around === "licences" || around === "education";
  if (named === "licences" && !isInList && columnNamesOf(["Licence", ...others]))
    return { topic: named, rest: { ...line, parts: ["Licence", ...others] } };
  // "Skill ‖ Level" below "Skills", "Award ‖ Institution ‖ Completed" below "Education".
  const isOwn = named === around || (named === "other" && around === "education");
  if (named && isOwn && columnNamesOf(line.parts)) return null;
  const whole = /[.;,]$/.test(textOf(line)) ? null : headingOf(textOf(line));
  // In small letters, or after a mark, it must look like the other headings.
  if (whole && line.style && looks.has(lookOf(line))) return { topic: whole, rest: null };
  // A line that goes on with a sentence may consist of "training" alone.
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(first) || (line.parts.length > 1 && isNoise(textOf(line))))
    return null;
  // "Trade Certificate" and "Award: Diploma of Nursing" below "Education".
  if (around === "education" && named === "licences" && awardScore(first) > 0) return null;
  if (around === "education" && labelled(textOf(line)).role === "award") return null;
  if (whole && !line.bullet) return { topic: whole, rest: null };
  const label = line.bullet || isLabel(first) ? null : named;
  const isOther = label === "languages" && !namesLanguage(others.join(" "));
  if (label && others.length && !isOther && (first.toUpperCase() === first || first.split(" ").length <= 3))
    return withRest(label, line, others);
  const [, name = "", text = ""] = inline.exec(first) ?? [];
  const topic = isLabel(name) ? null : headingOf(name);
  if (topic && listTopics.includes(around) && endsList(name)) return withRest(topic, line, [text, ...others]);
  // "Experience: 10+ years" has the jobs below it.
  if (topic === "experience" && isNoise(text)) return { topic, rest: null };
  if (!topic || line.bullet || !inlineTopics.includes(topic)) return null;
  if (around === "education" && topic === "licences" && awardScore(name) > 0) return null;
  // "Software – MYOB, Xero" and "Trade: valuation, duty drawback" are labels below "Skills".
  if (around === "skills" && (topic === "skills" || isOfSkills(topic, [name, text]))) return null;
  // "Languages: Go, Rust" are skills.
  if (topic === "languages" && !namesLanguage(text)) return null;
  return withRest(topic, line, [text, ...others]);
};

/** A heading with the parts behind it; that of licences stays where it belongs to one to drive: "Licence: full, car". */
const withRest = (topic: Topic, line: Line, parts: readonly string[]): HeadingMatch => {
  const rest = { ...line, parts };
  const isDriver =
    topic === "licences" && driverLicenceIn([line]) !== null && driverLicenceIn([rest]) === null;
  return { topic, rest: isDriver ? line : rest };
};

/** "Kitchen Experience" with space above and dates below: whatever it is called, jobs follow. */
export const experienceAt = (lines: readonly Line[], at: number): HeadingMatch | null => {
  const line = lines[at]!;
  const text = textOf(line);
  const isNamed = mayBeHeading(line) && topicOfEnding(text) === "experience" && !isTitle(text);
  const isShown = line.gap || (line.style !== "" && line.style !== lines[at + 1]?.style);
  return isNamed && isShown && lines.slice(at + 1, at + 5).some(isDated)
    ? { topic: "experience", rest: null }
    : null;
};
