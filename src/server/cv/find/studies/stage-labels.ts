import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isSpanAlone } from "../../../../lexicon/time/spans.ts";
import { joinLines, type Line } from "../../text/line.ts";
import { labelled } from "../parts/pieces.ts";

/** "High school: Hill High": a stage of education as the label of a form. */
const label = new RegExp(String.raw`^(${entryWords.stages}|${entryWords.schoolStages})\s*:\s+(.+)$`, "i");

/** The stages of school, each of which is a qualification where a form has nothing else of it. */
const ofSchool = new RegExp(`^${entryWords.schoolStages}$`, "i");

/** Whether a text is a stage of school, before the name of the school. */
export const isStageOf = (text: string, school: string | undefined): boolean =>
  ofSchool.test(text) && school !== undefined && institutionScore(school) > 0 && awardScore(school) === 0;

/** "Elementary: Hill School ‖ 1998" with the stage beside the school, and "Vocational: Housekeeping NC II" without it. */
const withoutLabel = (line: Line): Line => {
  const [first = "", ...others] = line.parts;
  const [, stage = "", value = ""] = label.exec(first) ?? [];
  if (!value) return line;
  return { ...line, parts: isStageOf(stage, value) ? [stage, value, ...others] : [value, ...others] };
};

/** "Secondary" above "Hill High School", as if it stood beside the school. */
const withStagesBeside = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [first = "", ...others] = above.parts;
    const isAbove = !line.gap && others.every(isSpanAlone) && isStageOf(first, line.parts[0]);
    return isAbove ? [{ ...line, gap: above.gap, parts: [first, ...line.parts, ...others] }] : null;
  });

/** So many labels make a form. */
const least = 2;

/** The lines of studies in a form without its labels: a degree that stands below its college is beside it. */
export const withoutStageLabels = (lines: readonly Line[]): Line[] => {
  if (lines.filter(({ parts: [first = ""] }) => label.test(first)).length < least)
    return withStagesBeside(lines);
  return joinLines(lines.map(withoutLabel), (above, line) => {
    const [first = "", ...others] = line.parts;
    const { role, text } = labelled(first);
    const isBelow = role === "award" && others.length === 0 && above.parts.every((part) => !awardScore(part));
    return isBelow ? [{ ...above, parts: [text, ...above.parts] }] : null;
  });
};
