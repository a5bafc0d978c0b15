import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { isBrokenInBracket, isOneText } from "../parts/broken-text.ts";
import { stage } from "./study-pieces.ts";
import { isNameLike } from "./study-status.ts";

const wholeField = new RegExp(String.raw`\b${entryWords.wholeFields}$`, "i");
/** "Bachelor of Business" above "Administration", which is no major. */
const restOfField = new RegExp(`^${entryWords.restsOfFields}$`, "i");
const goesOn = new RegExp(String.raw`\s(?:${entryWords.goesOn}|&)$`, "i");

const isOther = (text: string): boolean => !awardScore(text) && !institutionScore(text) && !isPlace(text);

/** Whether a line may be the rest of a title of a course: it is nothing else. */
const isRestOfTitle = (title: string, text: string): boolean =>
  awardScore(title) > 0 && institutionScore(title) < 2 && isOther(text) && !spanIn(text);

/** Titles in two lines of a look that nothing below has, above a school: "Certificate III in Soft" and "Furnishing" in bold letters. */
const secondLines = (lines: readonly Line[]): Set<Line> =>
  new Set(
    lines.filter((line, at) => {
      const above = lines[at - 1];
      const below = lines.slice(at + 1, at + 3);
      const [title, text] = [above ? textOf(above) : "", textOf(line)];
      return (
        line.style !== "" &&
        line.style === above?.style &&
        !line.gap &&
        [line, above].every(({ parts, bullet }) => parts.length === 1 && !bullet) &&
        isRestOfTitle(title, text) &&
        /^[^,(:|]*\p{Ll}$|^[^,(:|\p{Ll}]*\p{Lu}$/u.test(title) &&
        (!wholeField.test(title) || restOfField.test(text)) &&
        text.split(" ").length < 5 &&
        isNameLike(text) &&
        below[0]?.style !== line.style &&
        below.some((one) => !one.gap && institutionScore(textOf(one)) > 0 && !awardScore(textOf(one)))
      );
    }),
  );

/** Titles of courses that go on in the next line, by how they end or by how the lines look, as one line. */
const joinByLook = (lines: readonly Line[]): Line[] => {
  const second = secondLines(lines);
  return joinLines(lines, (above, line) => {
    const [title, text] = [textOf(above), textOf(line)];
    // "and" may stand in a line of its own.
    const isOpen =
      above.style === line.style &&
      (goesOn.test(title) || goesOn.test(` ${text}`)) &&
      isRestOfTitle(title, text);
    // "(Emergency)" below "Master of Nursing".
    const isInBracket =
      above.style === line.style && !line.gap && awardScore(title) >= 3 && /^\([^()\d]+\)$/.test(text);
    return isOpen || (isInBracket && !isPlace(text)) || second.has(line)
      ? [{ ...line, gap: above.gap, parts: [`${title} ${text}`] }]
      : null;
  });
};

/** What the second line of a broken title or name of a school may consist of, and what it may end with. */
const secondLine = new RegExp(`^${entryWords.secondLines}$`, "i");
const kindOfSchool = new RegExp(String.raw`^(?:\S+ ){0,2}${entryWords.kindsOfSchool}$`, "i");

/** "School, Greystanes", "College — Darwin": the last word of a name, which is none alone. */
const endOfSchool = new RegExp(String.raw`^${entryWords.kindsOfSchool}(?:$|,\s|\s[–—-]\s(.+)$)`, "i");
const isEndOfSchool = (text: string): boolean => {
  const found = endOfSchool.exec(text);
  // "College – University of Tasmania" has a label.
  return found !== null && (found[1] === undefined || isPlace(found[1]));
};

const isWord = (text: string): boolean => /^\p{Lu}[^\s,]+$/u.test(text);

/** Whether a text goes on with the name of a school that the text above, whose column is narrow, begins. */
const isRestOfSchool = (above: string, text: string): boolean => {
  // "Diploma of Nursing, Far Eastern" above "University".
  const [, last = ""] = /, ([^,]+)$/.exec(above) ?? [];
  if (last) return isWord(text) || (institutionScore(last) === 0 && kindOfSchool.test(text));
  if (awardScore(above)) return false;
  return institutionScore(above) ? isWord(text) && isOther(text) : kindOfSchool.test(text);
};

/** Titles and names of schools that a narrow column may have broken, joined with their second lines. */
const joinInColumn = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [title, text] = [textOf(above), textOf(line)];
    if (above.style !== line.style || stage.test(text) || stage.test(title)) return null;
    const span = spanIn(text);
    const undated = span ? withoutSpan(text, span) : text;
    const isSchool = !line.bullet && !spanIn(title) && isRestOfSchool(title, undated);
    const isBroken =
      isOneText(title, text) ||
      isRestOfTitle(title, text) ||
      isSchool ||
      (!line.gap && secondLine.test(text));
    const isOpen = /,$/.test(title) || isBrokenInBracket(title, text);
    // Where bullets are drawn, the second line of an item has one too.
    const isItem = line.bullet && !(above.bullet && above.mayWrap);
    const isEnd = !line.gap && !isItem && !spanIn(title) && isEndOfSchool(undated);
    return isOpen || isEnd || (above.mayWrap && isBroken)
      ? [{ ...line, gap: above.gap, parts: [`${title} ${text}`] }]
      : null;
  });

/** Titles of courses and names of schools that stand in two lines, as one line. */
export const joinTitles = (lines: readonly Line[]): Line[] => joinInColumn(joinByLook(lines));
