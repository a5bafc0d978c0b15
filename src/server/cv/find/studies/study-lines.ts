import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isBrokenInBracket } from "../parts/broken-text.ts";
import { isStudyDetail } from "./study-status.ts";

/** Whether a line says more of a course; "Honours)" below "Bachelor of Laws (First Class" is of its title. */
export const isDetailBelow = (above: Line | undefined, line: Line): boolean =>
  isStudyDetail(textOf(line)) && !(above && isBrokenInBracket(textOf(above), textOf(line)));

/** How much smaller, in points, the print of a remark is at least. */
const smaller = 0.4;
/** "Red diploma, assessed as a master degree" in small print below a course and its school. */
export const isRemarkBelow = (lines: readonly Line[], at: number): boolean => {
  const [course, school, line] = [lines[at - 2], lines[at - 1], lines[at]!];
  const [, behind = ""] = /^[^,]+, (.+)$/.exec(textOf(line)) ?? [];
  return (
    course !== undefined &&
    school !== undefined &&
    ![school, line].some(({ gap, bullet }) => gap || bullet) &&
    line.size < school.size - smaller &&
    institutionScore(textOf(school)) > 0 &&
    !awardScore(textOf(school)) &&
    isStudyDetail(behind)
  );
};

/** Whether a line, which is above, is full of a text that goes on: "Assessed as comparable to an Australian" above "Master’s degree." */
export const isRestOfText = (above: Line | undefined): boolean =>
  above !== undefined &&
  above.wraps &&
  above.parts.length === 1 &&
  textOf(above).length > 60 &&
  !awardScore(textOf(above)) &&
  /^\S+ \p{Ll}/u.test(textOf(above));

/** "2019. Diploma of Nursing. TAFE.": an entry that is written as a sentence. */
export const withoutStop = (line: Line): Line => {
  const text = textOf(line);
  return awardScore(text) > 0 && text.length < 140
    ? { ...line, parts: line.parts.map((part) => part.replace(/(?<=[\p{L})]{3})(?<!\.\p{L}+)\.$/u, "")) }
    : line;
};
