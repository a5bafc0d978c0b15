import { textOf, type Line } from "../text/line.ts";
import { experienceAt, headingAt } from "./heading-at.ts";
import { columnNamesOf } from "./parts/table-heads.ts";
import { isItemOf } from "./items-like-headings.ts";
import { driverLabel } from "./lists/driver-licences.ts";
import { joinHeadings, withoutOrnaments } from "./heading-ornaments.ts";
import { headingLooks, isCapitals, lookOf, mayBeHeading, withAloneLooks } from "./heading-looks.ts";
import {
  isDated,
  nameByContent,
  renameCourses,
  renameLanguages,
  renameLists,
  renameUndated,
  renameVoluntary,
} from "./name-blocks.ts";
import { splitTold } from "./told.ts";
import { splitMixed } from "./mixed-parts.ts";
import { splitUntitledJobs } from "./untitled-jobs.ts";
import { isWithinJob, isWithinSkills, repeatedHeadings } from "./within-job.ts";
import { withMarginHeadings } from "./margin-headings.ts";
import { withStepsJoined } from "./steps.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../lexicon/cv/titles.ts";
import { endsOpen } from "../../../lexicon/cv/entry-words.ts";
import { isLicenceName } from "../../../lexicon/cv/licence-words.ts";
import { headingOf, isGroupOfJobs, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";

/** The lines below one heading. */
export interface Block {
  /** Null before the first heading of a column. */
  topic: Topic | null;
  lines: Line[];
  /** The heading, where there is one. */
  heading?: Line | undefined;
}

const isAboveDates = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(isDated);

/**
 * Whether a line above dates is a title, an employer or a school, by its words or as others in its part look the same above dates.
 * @param headings The places of the lines that are headings by their words.
 */
const isHeadOfEntry = (lines: readonly Line[], at: number, headings: readonly number[]): boolean => {
  const line = lines[at]!;
  const text = textOf(line);
  if (!isAboveDates(lines, at)) return false;
  if (titleScore(text) > 0 || employerScore(text) > 0) return true;
  const from = headings.findLast((one) => one < at) ?? -1;
  const to = headings.find((one) => one > at) ?? lines.length;
  const isSimilar = (index: number) => lookOf(lines[index]!) === lookOf(line) && isAboveDates(lines, index);
  for (let index = from + 1; index < to; index++) if (index !== at && isSimilar(index)) return true;
  return false;
};

/** Whether a line with the words of a heading is a title: "Work experience" in the look of those above, over employer and dates. */
const isJobLikeHeading = (
  lines: readonly Line[],
  at: number,
  { topic, heading, lines: own }: Block,
): boolean => {
  const look = lookOf(lines[at]!);
  const isHead = (index: number) => isAboveDates(lines, index) && lookOf(lines[index + 1]!) !== look;
  const isTitleLike = (line: Line) => lookOf(line) === look && isHead(lines.indexOf(line));
  return (
    (topic === "experience" || topic === "other") &&
    heading !== undefined &&
    !isGroupOfJobs(textOf(lines[at]!)) &&
    lookOf(heading) !== look &&
    isHead(at) &&
    own.filter(isTitleLike).length > 1
  );
};

/** Whether a line is above the head of a table of what expires, whatever it is called. */
const isAboveTable = (lines: readonly Line[], at: number): boolean =>
  (lines[at + 1]?.parts.length ?? 0) > 1 &&
  mayBeHeading(lines[at]!) &&
  columnNamesOf(lines[at + 1]!.parts)?.includes("expires") === true;

/** The first lines of a CV may have the look of its headings: what it is called, and the name. */
const firstLines = 2;
/** Whether a line stands over one in smaller letters, where a file says nothing of gaps. */
const isOverText = (lines: readonly Line[], at: number): boolean =>
  at >= firstLines && lines[at]!.size > (lines[at + 1]?.size ?? Infinity) + 0.8;

/** @param isApart Whether the heading above it in its column has space above. */
const isUnknownHeading = (line: Line, looks: Set<string>, isApart: boolean): boolean => {
  const text = textOf(line);
  // "Licence, ratings and medicals".
  const plain = topicOfEnding(text) ? line.parts.map((part) => part.replaceAll(",", "")) : line.parts;
  return (
    // Europass has marks in front of its headings.
    mayBeHeading({ ...line, parts: plain, bullet: line.bullet && line.size <= 12 }) &&
    looks.has(lookOf(line)) &&
    // A word in capitals, such as a skill, where the file does not say what lines look like, or only headings have space above.
    // "HTML" and "RSA" are none anywhere.
    (!/^\p{Lu}{2,6}$/u.test(text) ||
      (line.style !== "" && (line.gap || !isApart) && /[AEIOUY]/.test(text) && !isLicenceName(text))) &&
    (!text.endsWith(":") || isCapitals(text) || lookOf(line).endsWith(":")) &&
    (!isTitle(text) || driverLabel.test(text))
  );
};

/** Divides a CV at its headings. A column that starts without one goes on with the topic around it. */
export const blocksOf = (all: readonly Line[]): Block[] => {
  const lines = withAloneLooks(withMarginHeadings(withoutOrnaments(joinHeadings(withStepsJoined(all)))));
  const looks = headingLooks(lines);
  const repeated = repeatedHeadings(lines);
  const headings = lines.flatMap((line, at) => (headingOf(textOf(line)) === null ? [] : at));
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
    const goesOn =
      (before?.wraps && before.lead !== undefined && !line.gap) ||
      (before?.style === line.style && (before.wraps || (before.mayWrap && endsOpen(textOf(before)))));
    const match = goesOn ? null : (headingAt(line, looks, block.topic) ?? experienceAt(lines, at));
    if (!match && !goesOn && block.topic !== "licences" && isAboveTable(lines, at)) {
      open("licences", flow, line);
      continue;
    }
    if (match?.topic === "experience" && isJobLikeHeading(lines, at, block)) {
      block.lines.push(line);
      continue;
    }
    if (
      match &&
      (isWithinJob(match.topic, line, block, repeated) ||
        isWithinSkills(match.topic, line, block, lines[at + 1]))
    ) {
      block.lines.push(line);
      continue;
    }
    if (block.topic === "experience" && isGroupOfJobs(textOf(line))) {
      open("experience", flow, line);
      continue;
    }
    if (match && !isItemOf(block, match, line, looks)) {
      const next = open(match.topic, flow, line);
      if (match.rest) next.lines.push(match.rest);
      continue;
    }
    const isOfEntry =
      ((block.topic === "experience" || block.topic === "education") && isHeadOfEntry(lines, at, headings)) ||
      (block.topic === "experience" && isWithinJob("other", line, block, repeated));
    // A text box without looks may start with the name in capitals.
    const isFirst = line.style === "" && !block.lines.length;
    const topic = topicOfEnding(textOf(line));
    const isFirstOfColumn = within !== null && lines[at - 1]?.flow !== flow;
    const mayOpen =
      block.topic ?? topic ?? ((line.gap || isFirstOfColumn || isOverText(lines, at)) && !isFirst);
    const isApart = block.heading?.gap === true && block.heading.flow === flow;
    if (at > 0 && mayOpen && !isOfEntry && isUnknownHeading(line, looks, isApart)) {
      const opened = open(topic ?? "other", flow, line);
      if (!topic) unnamed.push(opened);
    } else block.lines.push(line);
  }
  renameLists(blocks);
  renameCourses(blocks);
  splitMixed(blocks, unnamed);
  nameByContent(blocks, unnamed);
  renameVoluntary(blocks);
  renameUndated(blocks);
  renameLanguages(blocks);
  splitTold(blocks);
  splitUntitledJobs(blocks);
  return blocks;
};

/** The lines of all blocks of a topic. */
export const linesAbout = (blocks: readonly Block[], ...topics: (Topic | null)[]): Line[] =>
  blocks.filter(({ topic }) => topics.includes(topic)).flatMap(({ lines }) => lines);
