import type { CvEntry } from "../../../../contract/cv.ts";
import { foreignTopicOf } from "../../../../lexicon/cv/foreign-headings.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../../lexicon/cv/topics.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import { isNow, isSpanAlone, rangeIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, valueInLines } from "../parts/cv-values.ts";
import { columnNamesOf } from "../parts/table-heads.ts";
import { wordsIn } from "../parts/sentences.ts";
import { verb } from "../parts/short-texts.ts";
import { isPlace, isRegion } from "../../words/places.ts";
import { withoutCards, withoutProofs } from "./skill-proofs.ts";
import { isNotOfGrid, joinCells, withoutGroups } from "./skill-rows.ts";
import { isLevel, itemsIn, paragraphsOf, rating } from "./items.ts";
import { listsLanguages } from "./languages.ts";
import { isCapitals } from "../heading-looks.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

/** Such marks in front. */
const ratingBefore = /^[★☆●○◉◯■□▮▯*]{2,}\s*/u;
const mostWords = 10;

const leads = new RegExp(String.raw`^(?:.{0,30}\s)?${entryWords.skillLeads}\s*:?\s+(?=\S)`, "i");

/** "Xero and Microsoft Excel". */
const twoNames = /^\p{Lu}\S*(?: \S+){0,2} and \p{Lu}\S*(?: \S+){0,2}$/u;

/** "…; the car finished fourth". */
const newClause = new RegExp(String.raw`;\s+${entryWords.clauseStarts}\s+\p{Ll}`, "u");

/** "80 wpm" behind "Audio typing". */
const isSpeed = /^\d{1,3}\+? ?\p{Ll}{1,4}$/u;

/** "Expert Experienced Excel": what a page has beside other skills. */
const severalLevels = new RegExp(`^${entryWords.skillLevels}(?: ${entryWords.skillLevels})+(?: |$)`, "i");
const marks = /[★☆●○◉◯■□▮▯]{3,}$/u;
/** Whether something divides the skills of a line; in "Scanning Stocktaking ●●●●○ ‖ ●●●○" nothing does. */
const isDivided = ({ parts }: Line): boolean =>
  !parts.some(
    (part, at) => marks.test(part) && part.replace(marks, "") === "" && marks.test(parts[at - 1] ?? ""),
  );

/** Headings of other parts, which no list of skills has as an item. */
const others: readonly (Topic | null)[] = ["contact", "experience", "education", "references", "languages"];

/** Whether an item is a date, a town with its state, or a line that is the heading of another part. */
const isOfOther = (skill: string, lines: readonly Line[]): boolean => {
  const [line, more] = lines;
  const isAlone = line !== undefined && !more && !line.bullet && textOf(line) === skill;
  // "Praktika" is a program, too.
  const isHeading = isAlone && others.includes(headingOf(skill)) && !foreignTopicOf(skill.toLowerCase());
  return (
    isHeading ||
    isSpanAlone(skill) ||
    severalLevels.test(skill) ||
    isNow(skill) ||
    (beforeState.test(skill) && isPlace(skill)) ||
    (isRegion(skill) && lines.every(({ parts }) => parts.every(isPlace)))
  );
};
const beforeState = new RegExp(String.raw` (?:${stateCodes})$`);

/** "Polished concrete, Formwork, Steel fixing", "Controlled burning; weeds; tanks; pumps": items with capitals, or many short ones. */
const listsNames = (text: string): boolean => {
  const items = text.split(/[,;]\s*/).filter(Boolean);
  // "Chilled and frozen goods handling" begins as a task does.
  const tasks = items.filter((item) => verb.test(item.charAt(0).toUpperCase() + item.slice(1))).length;
  const areMany = items.length > 3 && wordsIn(text) < items.length * (tasks < 2 ? 4 : 3);
  return items.length > 2 && (areMany || items.every((item) => /^\p{Lu}/u.test(item)));
};

/** Whether a text tells of something instead of naming it. */
const isSentence = (text: string): boolean => {
  const words = text.split(" ").length;
  return (
    (verb.test(text) && words > 4 && !listsNames(text)) ||
    /^I(?:['’]|\s)|[$€£]\s?\d|\S@\S+\.\w|(?:\d ?){8}/.test(text) ||
    (words > 3 && rangeIn(text)?.isRange === true) ||
    newClause.test(text) ||
    (text.endsWith(".") && words > 8 && !/, .*, /.test(text))
  );
};

/** Whether a text is of several sentences of which one tells something: "Safes, car keys. Calm with people who are locked out." */
const isProse = (text: string): boolean => {
  const sentences = text.split(/(?<=[\p{L}\d)]{2})\.\s+(?=\p{Lu})/u);
  const tells = (one: string) => !/[,;:|•·]/.test(one) && one.split(" ").length > 6;
  return sentences.length > 1 && text.endsWith(".") && sentences.some(tells);
};

/** "Triage by phone. Night shifts. Map reading.": nothing but a few words before each full stop. */
const shortSentences = (text: string): string[] => {
  const sentences = text.endsWith(".") ? text.slice(0, -1).split(/\.\s+(?=\p{Lu})/u) : [];
  return sentences.length > 2 && sentences.every((one) => wordsIn(one) < 5 && !/[,;:|•·]/.test(one))
    ? sentences
    : [];
};

/** The "and" before the last item: in "knots and splices, sails and rigging" it is within one. */
const lastAnd = (text: string): RegExp => (text.includes(", ") ? /,? and (?=[^,]*$)/ : / and /g);

/** Whether a sentence lists skills behind its first words: "My skills are budgeting, rosters and quoting." */
export const listsSkills = (text: string): boolean => leads.test(text) && /,.*(?:,|\band\b)/.test(text);

/** What a paragraph lists; of a sentence such as "I am good at sewing, cooking and sums" what is behind its first words. */
const listOf = (paragraph: readonly Line[]): readonly Line[] => {
  const text = paragraph.map(textOf).join(" ");
  const [lead = ""] = leads.exec(text) ?? [];
  const listed = lead && text.slice(lead.length).replace(/[.!]\s.*$/, "");
  if (listed && (/^I\b/.test(text) || listed.includes(",") || twoNames.test(listed)))
    return [{ ...paragraph[0]!, parts: [listed.replace(lastAnd(listed), ", ")], wraps: false }];
  const short = shortSentences(text);
  if (short.length)
    return short.map((one) => ({ ...paragraph[0]!, parts: [one], bullet: true, wraps: false }));
  return isSentence(text) || isProse(text) || text.endsWith(":") ? [] : paragraph;
};

/** The paragraphs without the ends of sentences: "Retail and Power BI every day." below "… a P&L. I work with SAP". */
const withoutRests = (paragraphs: readonly (readonly Line[])[]): readonly (readonly Line[])[] =>
  paragraphs.filter((lines, at) => {
    const [line, above] = [lines[0]!, paragraphs[at - 1]?.at(-1)];
    const isBelow =
      above && !line.bullet && !line.gap && above.style === line.style && above.flow === line.flow;
    const isOpen = isBelow && /\. \p{Lu}[^.]*$/u.test(textOf(above));
    return !(isOpen && /\p{Ll}\.$/u.test(textOf(lines.at(-1)!)));
  });

/** Sub-headings over lists, such as "PROGRAMMING": lines in another look than most. */
const withoutSubheadings = (lines: readonly Line[]): readonly Line[] => {
  const [usual] =
    [...Map.groupBy(lines, ({ style }) => style)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const isOver = (line: Line, at: number): boolean => {
    const next = lines[at + 1];
    return (
      next !== undefined &&
      next.style === usual &&
      line.style !== usual &&
      line.parts.length === 1 &&
      !isSentence(textOf(next))
    );
  };
  const some = lines.filter(isOver);
  // "PROGRAMMING" alone, where no item is in capitals.
  const isAlone =
    some.length === 1 &&
    isCapitals(textOf(some[0]!)) &&
    lines.every((line) => line === some[0] || !isCapitals(textOf(line)));
  return some.length > 1 || isAlone ? lines.filter((line) => !some.includes(line)) : lines;
};

/** The texts of a line behind the first. */
const restOf = (line: Line | undefined): readonly string[] => line?.parts.slice(1) ?? [];
/** Whether texts are years or levels, as a table of skills has them. */
const areLevels = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => /^\d/.test(text) || isLevel(text));

/** Whether a line is not the head of a table: "Skill ‖ Level ‖ Years", or other words over years and levels. */
const isNoHead = (line: Line, at: number, lines: readonly Line[]): boolean => {
  const own = restOf(line);
  const isOver =
    own.length > 1 && restOf(lines[at + 1]).length === own.length && areLevels(restOf(lines[at + 1]));
  const isWithin = at > 0 && lines[at - 1]!.parts.length === line.parts.length;
  return !columnNamesOf(line.parts)?.includes("skill") && (!isOver || isWithin || areLevels(own));
};

/** "French (fluent)". */
const isLanguageWithLevel = (text: string): boolean => /\(.+\)$/.test(text) && listsLanguages(text);

/** The languages with their levels among skills, each as a line. */
export const languagesAmong = (lines: readonly Line[]): Line[] =>
  itemsIn(lines)
    .filter(({ text }) => isLanguageWithLevel(text))
    .map(({ text, lines: [line] }) => ({ ...line!, parts: [text] }));

/**
 * The skills of a list, each once.
 * @param hasLanguages Whether languages are among them, as they are in no part of their own.
 */
export const skillsIn = (lines: readonly Line[], hasLanguages: boolean): CvEntry[] => {
  const known = new Set<string>();
  const rows = withoutGroups(lines.filter(isNoHead).filter(isNotOfGrid).filter(isDivided));
  const own = withoutSubheadings(withoutCards(withoutProofs(joinCells(rows))));
  const lists = withoutRests(paragraphsOf(own)).flatMap(listOf);
  return itemsIn(lists).flatMap(({ text, lines: written }) => {
    if (hasLanguages && isLanguageWithLevel(text)) return [];
    const skill = text.replace(ratingBefore, "").replace(rating, "").trim();
    const key = skill.toLowerCase();
    const isSkill =
      skill.length >= 1 &&
      skill.length <= 80 &&
      skill.split(" ").length <= mostWords &&
      /\p{L}/u.test(skill) &&
      !isSpeed.test(skill) &&
      !isOfOther(skill, written) &&
      !isLevel(skill);
    if (!isSkill || known.has(key)) return [];
    known.add(key);
    return entryOf("skill", { skill: valueInLines(skill, written) });
  });
};
