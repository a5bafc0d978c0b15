import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isBrokenInBracket } from "../parts/broken-text.ts";
import { labelled } from "../parts/pieces.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const { pending } = entryWords;
const status = `(?:${pending}|${entryWords.done})(?: in| on| by)?:?`;
const inBrackets = new RegExp(`\\s*[(\\[]\\s*${status}(?:[\\s,;:–-]+${status})*\\s*[)\\]]`, "giu");
const atEnd = new RegExp(`(?:^|[\\s,;|(–—-]+)${status}[\\s,;:|)–—-]*$`, "iu");
const atStart = new RegExp(`^${status}(?:[\\s:,–—-]+|$)`, "iu");
const pendingWords = new RegExp(`(?<!\\p{L})(?:${pending})(?!\\p{L})`, "iu");

/** "Online, through Iron Knob Institute", ", by correspondence". */
const modeBefore = new RegExp(
  String.raw`^${entryWords.studyModes}(?:\s*[,;:–—]|\s+[–—-]|(?=\s+${entryWords.taughtBy})|$)(?:\s+${entryWords.taughtBy}(?: the)?(?=\s))?\s*`,
  "i",
);
const modeAtEnd = new RegExp(String.raw`,\s+${entryWords.studyModes}$`, "i");

/** A text of a course without words that say how far it is: "(in progress)", "completed in". */
export const withoutStatus = (text: string): string => {
  let rest = text.replace(inBrackets, " ").trim();
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(atEnd, "").replace(atStart, "").trim();
  }
  return rest
    .replace(/\s+[–—-]$/, "")
    .replace(modeAtEnd, "")
    .replace(modeBefore, "")
    .replace(/^[\s,;|/–—-]+|[\s,;|/–—-]+$/g, "")
    .replace(/^an? (?=\p{Lu})| (?:[Ii]n|[Bb]y)$/gu, "");
};

/** The words that say that a course is not finished; null where there are none. */
export const pendingIn = (text: string): string | null => pendingWords.exec(text)?.[0] ?? null;

const detail = new RegExp(String.raw`^(?:[-–•]\s*)?${entryWords.studyDetails}\b`, "i");

/** "Grade 10 – Hill High School" is a year of school, "Grade 6.5" and "Grade 10/12" are marks. */
const yearOfSchool = /^grade (?:9|1[0-2]|nine|ten|eleven|twelve)(?![\d./%])/i;

/** "Award: Diploma of Nursing" in a form, and no "Award: Dean's Medal". */
const isLabelledAward = (text: string): boolean => {
  const { role, text: value } = labelled(text);
  return role === "award" && awardScore(value) > 0;
};

/** Whether a text below a course says more of it, such as its units or marks, and names no course and no school. */
export const isStudyDetail = (text: string): boolean =>
  detail.test(text) && !yearOfSchool.test(text) && !isLabelledAward(text);

const small = new RegExp(`^(?:${entryWords.smallWords}|d[’'].*)$`);
const noSchool = new RegExp(String.raw`\d{2}|[:%@]|\b${entryWords.noSchool}\b`, "i");

/** Whether a text may be a name of a school that no list has: a few words with capitals. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    text.length >= 3 &&
    text.length <= 70 &&
    words.length <= 9 &&
    !isStudyDetail(text) &&
    pendingIn(text) === null &&
    !noSchool.test(text) &&
    words.every(
      (word) =>
        small.test(word) ||
        /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(word) ||
        /^(?:\W+|\d+(?:st|nd|rd|th))$/.test(word),
    )
  );
};

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
  !awardScore(textOf(above)) &&
  (isStudyDetail(textOf(above)) || (textOf(above).length > 60 && /^\S+ \p{Ll}/u.test(textOf(above))));

/** "2019. Diploma of Nursing. TAFE.": an entry that is written as a sentence. */
export const withoutStop = (line: Line): Line => {
  const text = textOf(line);
  return awardScore(text) > 0 && text.length < 140
    ? { ...line, parts: line.parts.map((part) => part.replace(/(?<=[\p{L})]{3})(?<!\.\p{L}+)\.$/u, "")) }
    : line;
};
