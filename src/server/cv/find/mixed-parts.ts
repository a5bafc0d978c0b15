import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { isSpanAlone, spanIn } from "../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../text/line.ts";
import type { Block } from "./topics.ts";

/** Whether a line is the first of an entry of a timeline: a text with its dates in a part of their own. */
const isHead = ({ parts, bullet }: Line): boolean =>
  parts.length === 2 && !bullet && parts.filter((part) => spanIn(part) !== null).length === 1;

const isStudy = (line: Line): boolean => isHead(line) && awardScore(textOf(line)) > 0;
const isJob = (line: Line): boolean => isHead(line) && !isStudy(line) && isTitle(line.parts[0]!);

/** The first lines of the entries of a part in which dates stand alone above each. */
const belowDates = ({ lines }: Block): Line[] =>
  lines.filter((_, at) => at > 0 && lines[at - 1]!.gap && isSpanAlone(textOf(lines[at - 1]!)));

/**
 * Two parts in words of their own, with dates above each entry: one of them is about studies and the other about jobs, by
 * most of what stands below the dates, where no other part is about either. Where a part has the studies by its name, one of
 * jobs alone.
 */
const nameTimelines = (blocks: readonly Block[], unnamed: readonly Block[]): void => {
  if (blocks.some(({ topic }) => topic === "experience")) return;
  const hasStudies = blocks.some(({ topic }) => topic === "education");
  const isMostly = (block: Block, isAbout: (text: string) => boolean): boolean => {
    const heads = belowDates(block).map(textOf);
    return heads.length > 1 && heads.filter(isAbout).length * 2 > heads.length;
  };
  const studies = unnamed.filter((block) => isMostly(block, (text) => awardScore(text) > 0));
  const jobs = unnamed.filter((block) => !studies.includes(block) && isMostly(block, isTitle));
  if ((!hasStudies && studies.length !== 1) || jobs.length !== 1) return;
  if (!hasStudies) studies[0]!.topic = "education";
  jobs[0]!.topic = "experience";
};

/**
 * Where one part has jobs and studies in turns, such as "My path so far", and none has the studies, these become a part of
 * their own. An entry goes up to the next first line that looks as its own does.
 */
export const splitMixed = (blocks: Block[], unnamed: readonly Block[]): void => {
  nameTimelines(blocks, unnamed);
  if (blocks.some(({ topic }) => topic === "education")) return;
  const block = blocks.find(
    (one) =>
      (one.topic === "experience" || unnamed.includes(one)) &&
      one.lines.some(isStudy) &&
      one.lines.filter(isJob).length > 1,
  );
  if (!block) return;
  const { style } = block.lines.find(isJob)!;
  const entries: Line[][] = [[]];
  for (const line of block.lines)
    if (isHead(line) && line.style === style) entries.push([line]);
    else entries.at(-1)!.push(line);
  const studies = entries.filter(([first]) => first && isStudy(first));
  block.lines = entries.filter((entry) => !studies.includes(entry)).flat();
  if (studies.length)
    blocks.splice(blocks.indexOf(block) + 1, 0, {
      topic: "education",
      lines: studies.flat(),
      heading: block.heading,
    });
};
