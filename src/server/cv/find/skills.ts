import type { CvEntry } from "../../../contract/cv.ts";
import type { Line } from "../text/line.ts";
import { entryOf, foundIn } from "./finding.ts";
import { itemsIn } from "./items.ts";

/** Marks of how good somebody is at something: stars, dots, per cent, words in brackets. */
const rating =
  /\s*(?:[★☆●○◉◯■□▮▯*]{2,}|\(?\d{1,3} ?%\)?|\(?\d{1,2} ?\/ ?(?:5|10)\)?|[([]\s*(?:expert|advanced|intermediate|proficient|beginner|basic|native|fluent|excellent|good|strong|competent|familiar|working knowledge|\d+\+? ?(?:years?|yrs?)[^)]*)\s*[)\]]|\s[–—-]\s*(?:expert|advanced|intermediate|proficient|beginner|basic|excellent|good|\d+\+? ?(?:years?|yrs?).*))$/i;
const level =
  /^(?:expert|advanced|intermediate|proficient|beginner|basic|excellent|good|competent|strong|\d+\+? ?(?:years?|yrs?).*|page \d.*)$/i;
const mostWords = 10;

/** The skills of a list, each once. */
export const skillsIn = (lines: readonly Line[]): CvEntry[] => {
  const known = new Set<string>();
  return itemsIn(lines).flatMap(({ text, lines: own }) => {
    const skill = text.replace(rating, "").trim();
    const key = skill.toLowerCase();
    const isSkill =
      skill.length >= 1 &&
      skill.length <= 80 &&
      skill.split(" ").length <= mostWords &&
      /\p{L}/u.test(skill) &&
      !level.test(skill);
    if (!isSkill || known.has(key)) return [];
    known.add(key);
    return entryOf("skill", { skill: foundIn(skill, own) });
  });
};
