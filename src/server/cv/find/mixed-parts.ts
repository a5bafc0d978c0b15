import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { isSpanAlone, spanIn, withoutSpan } from "../../../lexicon/time/spans.ts";
import { plainLine, textOf, type Line } from "../text/line.ts";
import { isShort } from "./parts/short-texts.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import type { Block } from "./topics.ts";

/** Whether a line is the first of an entry of a timeline: one with dates, which are a part of their own, or its beginning or end. */
const isHead = (line: Line): boolean => {
  const [dated = "", more] = line.parts.filter((part) => spanIn(part) !== null);
  const span = spanIn(dated);
  const isAtEdge = span !== null && (span.from === 0 || span.to >= dated.length - 1);
  return isAtEdge && !more && !line.bullet && isShort(textOf(line));
};

/** What an entry is called: beside its dates, or below these where they stand alone. */
const nameOf = (lines: readonly Line[], at: number): string => {
  const text = textOf(lines[at]!);
  return withoutSpan(text, spanIn(text)!) || textOf(lines[at + 1] ?? plainLine());
};

/**
 * Where one part has jobs and studies in turns, such as "My path so far", and none has the studies, these become a part of
 * their own. An entry goes up to the next first line that looks as its own does. A part in words of its own with dates alone
 * above each entry is about studies or about jobs, by most of them, where no other part is.
 */
export const splitMixed = (blocks: Block[], unnamed: readonly Block[]): void => {
  const lacks = (topic: Topic) => blocks.every((one) => one.topic !== topic);
  for (const block of blocks.filter((one) => one.topic === "experience" || unnamed.includes(one))) {
    const { lines } = block;
    const heads = lines.flatMap((line, at) => (isHead(line) ? { line, at, name: nameOf(lines, at) } : []));
    const jobs = heads.filter(({ name }) => awardScore(name) === 0 && isTitle(name));
    const alike = heads.filter(({ line }) => line.style === jobs[0]?.line.style);
    const studies = heads.filter(({ name }) => awardScore(name) > 0);
    const own = studies.filter((one) => alike.includes(one));
    const areBelowDates = heads.every(({ line }) => line.gap && isSpanAlone(textOf(line)));
    const areMostly = (some: readonly unknown[]) =>
      areBelowDates && some.length > 1 && some.length * 2 > heads.length;
    if (jobs.length > 1 && own.length && lacks("education")) {
      const endOf = (start: number) => alike.find(({ at }) => at > start)?.at ?? lines.length;
      const taken = new Set(own.flatMap(({ at }) => lines.slice(at, endOf(at))));
      block.lines = lines.filter((line) => !taken.has(line));
      blocks.splice(blocks.indexOf(block) + 1, 0, { ...block, topic: "education", lines: [...taken] });
    } else if (areMostly(studies) && lacks("education")) block.topic = "education";
    else if (areMostly(jobs) && lacks("experience")) block.topic = "experience";
  }
};
