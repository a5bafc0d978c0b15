import { textOf, type Line } from "../text/line.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import { headingLooks, isCapitals, lookOf, mayBeHeading, withAloneLooks } from "./heading-looks.ts";
import { isDated, nameByContent, renameCourses, renameLists } from "./name-blocks.ts";
import { splitUntitledJobs } from "./untitled-jobs.ts";
import { isWithinJob, repeatedHeadings } from "./within-job.ts";
import { withMarginHeadings } from "./margin-headings.ts";
import { columnNamesOf } from "./parts/table-heads.ts";
import { isNoise } from "../../../lexicon/cv/table-noise.ts";
import { namesLanguage } from "./lists/languages.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../lexicon/cv/titles.ts";
import { headingOf, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";

/** The lines below one heading. */
export interface Block {
  /** Null before the first heading of a column. */
  topic: Topic | null;
  lines: Line[];
  /** The heading, where there is one. */
  heading?: Line | undefined;
}

/** "Skills: Java, SQL" and the like: a heading with its text on the same line. */
const inline = /^([\p{L}&/ ]{4,40}?)\s*(?::|\s[–—-]\s)\s*(\S.*)$/u;
const inlineTopics: readonly (Topic | null)[] = ["skills", "languages", "education", "licences", "summary"];

interface HeadingMatch {
  topic: Topic;
  /** What follows the heading on its line. */
  rest: Line | null;
}

/** The heading that a line starts with. `looks` are those of the headings of this CV, `around` is what the line is in. */
const headingAt = (line: Line, looks: ReadonlySet<string>, around: Topic | null): HeadingMatch | null => {
  const [first = "", ...others] = line.parts;
  const named = headingOf(first);
  // The heading names the first column of a table: "Tickets ‖ No. ‖ Expiry".
  const isInList = around === "licences" || around === "education";
  if (named === "licences" && !isInList && columnNamesOf(["Licence", ...others]))
    return { topic: named, rest: { ...line, parts: ["Licence", ...others] } };
  const whole = /[.;,]$/.test(textOf(line)) ? null : headingOf(textOf(line));
  // In small letters, or after a mark, it must look like the other headings.
  if (whole && line.style && looks.has(lookOf(line))) return { topic: whole, rest: null };
  // A line that goes on with a sentence may consist of "training" alone.
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(first) || (line.parts.length > 1 && isNoise(textOf(line))))
    return null;
  if (whole && !line.bullet) return { topic: whole, rest: null };
  const label = line.bullet || isLabel(first) ? null : named;
  const isOther = label === "languages" && !namesLanguage(others.join(" "));
  if (label && others.length && !isOther && (first.toUpperCase() === first || first.split(" ").length <= 3))
    return { topic: label, rest: { ...line, parts: others } };
  const [, name = "", text = ""] = inline.exec(first) ?? [];
  const topic = isLabel(name) ? null : headingOf(name);
  // "Experience: 10+ years" has the jobs below it.
  if (topic === "experience" && isNoise(text)) return { topic, rest: null };
  if (!topic || line.bullet || !inlineTopics.includes(topic)) return null;
  // "Languages: Go, Rust" are skills.
  if (topic === "languages" && !namesLanguage(text)) return null;
  return { topic, rest: { ...line, parts: [text, ...others] } };
};

const isAboveDates = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(isDated);

/** Whether a line above dates is a title or an employer, by its words or as others look the same above dates. */
const isHeadOfJob = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]!;
  const text = textOf(line);
  if (!isAboveDates(lines, at)) return false;
  if (titleScore(text) > 0 || employerScore(text) > 0) return true;
  const similar = lines.filter(
    (other, index) =>
      lookOf(other) === lookOf(line) && !headingOf(textOf(other)) && isAboveDates(lines, index),
  );
  return similar.length > 1;
};

const isUnknownHeading = (line: Line, looks: Set<string>): boolean => {
  const text = textOf(line);
  return (
    // Europass has marks in front of its headings.
    mayBeHeading(line.size > 12 ? { ...line, bullet: false } : line) &&
    looks.has(lookOf(line)) &&
    // An abbreviation, such as a skill, where the file does not say what lines look like.
    (line.style !== "" || !/^\p{Lu}{2,6}$/u.test(text)) &&
    (!text.endsWith(":") || isCapitals(text)) &&
    !isTitle(text)
  );
};

/** Whether a line is a word such as "Certificate" that a narrow column broke off, and does not look like a heading. */
const isRestOf = (before: Line | undefined, line: Line, looks: ReadonlySet<string>): boolean =>
  before !== undefined &&
  looks.size > 0 &&
  !looks.has(lookOf(line)) &&
  before.style === line.style &&
  !line.gap &&
  !textOf(line).includes(" ") &&
  (line.size > 0 || line.style !== "");

/** "Kitchen Experience" with space above and dates below: whatever it is called, jobs follow. */
const experienceAt = (lines: readonly Line[], at: number): HeadingMatch | null => {
  const line = lines[at]!;
  const text = textOf(line);
  const isNamed = mayBeHeading(line) && topicOfEnding(text) === "experience" && !isTitle(text);
  const isShown = line.gap || (line.style !== "" && line.style !== lines[at + 1]?.style);
  return isNamed && isShown && lines.slice(at + 1, at + 5).some(isDated)
    ? { topic: "experience", rest: null }
    : null;
};

/** Divides a CV at its headings. A column that starts without one goes on with the topic around it. */
export const blocksOf = (all: readonly Line[]): Block[] => {
  const lines = withAloneLooks(withMarginHeadings(all));
  const looks = headingLooks(lines);
  const repeated = repeatedHeadings(lines);
  const blocks: Block[] = [];
  const unnamed: Block[] = [];
  /** The block that each flow is in. */
  const current = new Map<number, Block>();
  const open = (topic: Topic | null, flow: number, heading?: Line): Block => {
    const block: Block = { topic, lines: [], heading };
    blocks.push(block);
    current.set(flow, block);
    return block;
  };
  for (const [at, line] of lines.entries()) {
    const { flow, within } = line;
    const around = within === null ? undefined : current.get(within);
    const block = current.get(flow) ?? (around?.topic ? around : open(null, flow));
    if (!current.has(flow)) current.set(flow, block);
    const before = block.lines.at(-1);
    const goesOn = before?.wraps === true && before.style === line.style;
    const match = goesOn ? null : (headingAt(line, looks, block.topic) ?? experienceAt(lines, at));
    if (match && isWithinJob(match.topic, line, block, repeated)) {
      block.lines.push(line);
      continue;
    }
    // "Licence – …" below "Licences" is one of them.
    const isOwn = match?.rest && match.topic === "licences" && block.topic === match.topic;
    if (match && !isOwn && !isRestOf(before, line, looks)) {
      const next = open(match.topic, flow, line);
      if (match.rest) next.lines.push(match.rest);
      continue;
    }
    const isOfJob = block.topic === "experience" && isHeadOfJob(lines, at);
    // A text box without looks may start with the name in capitals.
    const isFirst = line.style === "" && !block.lines.length;
    if (at > 0 && (block.topic || (line.gap && !isFirst)) && !isOfJob && isUnknownHeading(line, looks)) {
      const topic = topicOfEnding(textOf(line));
      const opened = open(topic ?? "other", flow, line);
      if (!topic) unnamed.push(opened);
    } else block.lines.push(line);
  }
  renameLists(blocks);
  renameCourses(blocks);
  nameByContent(blocks, unnamed);
  splitUntitledJobs(blocks);
  return blocks;
};

/** The lines of all blocks of a topic. */
export const linesAbout = (blocks: readonly Block[], ...topics: (Topic | null)[]): Line[] =>
  blocks.filter(({ topic }) => topics.includes(topic)).flatMap(({ lines }) => lines);
