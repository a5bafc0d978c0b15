import type { CvEntry } from "../../../../contract/cv.ts";
import type { Line } from "../../text/line.ts";
import { entryOf, valueInLines } from "../parts/cv-values.ts";
import { itemsIn } from "./items.ts";
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

/** The skills of a list, each once. */
export const skillsIn = (lines: readonly Line[]): CvEntry[] => {
  const known = new Set<string>();
  return itemsIn(lines).flatMap(({ text, lines: own }) => {
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
