import type { CvEntry } from "../../../../contract/cv.ts";
import { rangeIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { entryOf, valueInLines } from "../parts/cv-values.ts";
import { verb } from "../parts/rows.ts";
import { itemsIn, paragraphsOf } from "./items.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

/** Marks of how good somebody is at something: stars, dots, per cent, words in brackets. */
const years = String.raw`\d+\+? ?(?:years?|yrs?)`;
const rating = new RegExp(
  String.raw`\s*(?:[★☆●○◉◯■□▮▯*]{2,}|\(?\d{1,3} ?%\)?|\(?\d{1,2} ?\/ ?(?:5|10)\)?|[([]\s*(?:${entryWords.skillLevels}|${years}[^)]*)\s*[)\]]|\s[–—-]\s*(?:${entryWords.skillLevels}|${years}.*))$`,
  "i",
);
/** Such marks in front. */
const ratingBefore = /^[★☆●○◉◯■□▮▯*]{2,}\s*/u;
const level = new RegExp(String.raw`^(?:${entryWords.skillLevels}|${years}.*|page \d.*)$`, "i");
const mostWords = 10;

const leads = new RegExp(String.raw`^(?:.{0,30}\s)?${entryWords.skillLeads}\s*:?\s+(?=\S)`, "i");

/** Whether a text tells of something instead of naming it. */
const isSentence = (text: string): boolean => {
  const words = text.split(" ").length;
  return (
    (verb.test(text) && words > 4) ||
    /^I(?:['’]|\s)|[$€£]\s?\d|\S@\S|(?:\d ?){8}/.test(text) ||
    (words > 3 && rangeIn(text)?.isRange === true) ||
    (text.endsWith(".") && words > 8 && !/, .*, /.test(text))
  );
};

/** What a paragraph lists; of a sentence such as "I am good at sewing, cooking and sums" what is behind its first words. */
const listOf = (paragraph: readonly Line[]): readonly Line[] => {
  const text = paragraph.map(textOf).join(" ");
  const [lead = ""] = leads.exec(text) ?? [];
  const listed = lead && text.slice(lead.length).replace(/[.!]\s.*$/, "");
  if (listed && (/^I\b/.test(text) || listed.includes(",")))
    return [{ ...paragraph[0]!, parts: [listed.replace(/ and /g, ", ")], wraps: false }];
  return isSentence(text) || text.endsWith(":") ? [] : paragraph;
};

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
  return some.length > 1 ? lines.filter((line) => !some.includes(line)) : lines;
};

/** The skills of a list, each once. */
export const skillsIn = (lines: readonly Line[]): CvEntry[] => {
  const known = new Set<string>();
  const lists = paragraphsOf(withoutSubheadings(lines)).flatMap(listOf);
  return itemsIn(lists).flatMap(({ text, lines: own }) => {
    const skill = text.replace(ratingBefore, "").replace(rating, "").trim();
    const key = skill.toLowerCase();
    const isSkill =
      skill.length >= 1 &&
      skill.length <= 80 &&
      skill.split(" ").length <= mostWords &&
      /\p{L}/u.test(skill) &&
      !level.test(skill);
    if (!isSkill || known.has(key)) return [];
    known.add(key);
    return entryOf("skill", { skill: valueInLines(skill, own) });
  });
};
