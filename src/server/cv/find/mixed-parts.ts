import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { spanIn } from "../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../text/line.ts";
import type { Block } from "./topics.ts";

/** Whether a line is the first of an entry of a timeline: a text with its dates in a part of their own. */
const isHead = ({ parts, bullet }: Line): boolean =>
  parts.length === 2 && !bullet && parts.filter((part) => spanIn(part) !== null).length === 1;

const isStudy = (line: Line): boolean => isHead(line) && awardScore(textOf(line)) > 0;
const isJob = (line: Line): boolean => isHead(line) && !isStudy(line) && isTitle(line.parts[0]!);

/**
 * Where one part has jobs and studies in turns, such as "My path so far", and none has the studies, these become a part of
 * their own. An entry goes up to the next first line that looks as its own does.
 */
export const splitMixed = (blocks: Block[], unnamed: readonly Block[]): void => {
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
