import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { isLicenceName, licenceWords } from "../../../lexicon/cv/licence-words.ts";
import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { textOf, type Line } from "../text/line.ts";
import { lookOf, mayBeHeading } from "./heading-looks.ts";
import { areDated, isDated } from "./name-blocks.ts";
import { isShort } from "./parts/short-texts.ts";
import type { Block } from "./topics.ts";

/** The most lines of an entry above its dates. */
const mostAbove = 2;

/** "Position applied for: Second Officer, from May 2026", "Member, Guild of Bookkeepers, since 2024". */
const noJob = new RegExp(String.raw`^(?:${entryWords.wanted}\b|${licenceWords.memberRoles}, )`, "i");
/** Whether a dated line starts a job, by its words or by those of the lines beside it. */
const isJob = (lines: readonly Line[], at: number): boolean => {
  // "Driver Licence" is no job.
  const texts = lines.slice(Math.max(0, at - mostAbove), at + 3).flatMap((line) => {
    const text = textOf(line);
    return isLicenceName(text) ? [] : text;
  });
  return (
    isDated(lines[at]!) &&
    !noJob.test(textOf(lines[at]!)) &&
    awardScore(textOf(lines[at]!)) === 0 &&
    texts.some((text) => text.length < 120 && isTitle(text)) &&
    (texts.some((text) => employerScore(text) > 0) || isTitle(textOf(lines[at]!)) || texts.length > 1)
  );
};

/** Where the entry with the dates of a line begins: at the short lines above it, up to a space. */
const startOf = (lines: readonly Line[], at: number): number => {
  let start = at;
  while (start > 0 && at - start < mostAbove && !lines[start]!.gap) {
    const above = lines[start - 1]!;
    if (above.bullet || !isShort(textOf(above)) || isDated(above) || /@|[.!]$/.test(textOf(above))) break;
    start--;
  }
  return start;
};

/**
 * Whether a short line stands over the first job: in words of its own in the look of the other headings, which no further job
 * begins with, or over a title with its employer, though it looks as the entries do.
 */
const isHeadingOver = (
  lines: readonly Line[],
  [start, first]: readonly [number, number],
  headings: readonly Line[],
): boolean => {
  const [line, next] = lines.slice(start, start + 2);
  if (start === first || !line || !next || isTitle(textOf(line)) || employerScore(textOf(line)) > 0)
    return false;
  const isAlike = (other: Line) => other.style !== "" && lookOf(other) === lookOf(line);
  const isShown = headings.filter(isAlike).length > 1 && !lines.slice(start + 1).some(isAlike);
  const below = textOf(next);
  const isWhole = isTitle(below) && /,| at | [–|-] /.test(below);
  return isShown || (first - start > 1 && mayBeHeading(line) && isWhole);
};

/** Jobs without a heading, among the contact details or below the summary or the licences, become a part of their own. */
export const splitUntitledJobs = (blocks: Block[]): void => {
  if (blocks.some(({ topic, lines }) => topic === "experience" && areDated(lines))) return;
  for (const [at, block] of [...blocks].entries()) {
    if (block.topic && !["summary", "contact", "licences"].includes(block.topic)) continue;
    const first = block.lines.findIndex((_, index) => isJob(block.lines, index));
    if (first < 0) continue;
    const start = startOf(block.lines, first);
    const headings = blocks.flatMap(({ heading }) => heading ?? []);
    const isUnder = isHeadingOver(block.lines, [start, first], headings);
    const jobs: Block = { topic: "experience", lines: block.lines.slice(isUnder ? start + 1 : start) };
    block.lines = block.lines.slice(0, start);
    blocks.splice(at + 1, 0, jobs);
    return;
  }
};
