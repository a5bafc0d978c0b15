import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";
import { alternatives } from "../text/wording.ts";
import { occupationsInTitles } from "../work/kind-titles.ts";

/** The lists of `titles.yaml`, where each is explained. */
const lists = readData(
  "cv/titles.yaml",
  z.strictObject({
    occupations: wordings,
    ambiguous: wordings,
    endings: wordings,
    seniority: wordings,
    surnames: listed,
    ranks: wordings,
  }),
);
const occupations = `(?:${lists.occupations}|${alternatives(occupationsInTitles())})`;
const anyTitle = `(?:${occupations}|${lists.ambiguous})s?`;
// Without the flag "u", which doubles the time that patterns of so many words take to be made.
const title = new RegExp(String.raw`(?<!\w)${anyTitle}(?!\w)`, "gi");
const certainTitle = new RegExp(String.raw`(?<!\w)${occupations}s?(?!\w)`, "i");
const seniority = new RegExp(String.raw`(?<!\w)${lists.seniority}(?!\w)`, "i");
const ending = new RegExp(String.raw`\p{L}{3,}${lists.endings}s?(?![\p{L}])`, "iu");
const rank = new RegExp(`^${lists.ranks}$`, "iu");
const surnames = new Set(lists.surnames.map((name) => name.toLowerCase()));

/** Whether the text names an occupation for certain: the word is no name of a company as well. */
export const isTitle = (text: string): boolean => certainTitle.test(text);

/** Whether a word is a family name, though it is the name of an occupation or of a business as well. */
export const isSurname = (word: string): boolean => surnames.has(word.toLowerCase());

/** Whether a text is a rank of the forces or of the police, and nothing else. */
export const isRank = (text: string): boolean => rank.test(text);

/** How much a text looks like the title of a job: above 0 where it may be one. */
export const titleScore = (text: string): number => {
  if (isRank(text)) return 4;
  const words = text.split(/\s+/).length;
  const last = text.replace(/\(.*$|[-–—,/|].*$/u, "").trim();
  const named = text.match(title)?.length ?? 0;
  const isAtEnd = named > 0 && last.endsWith(last.match(title)?.at(-1) ?? " ");
  const score =
    (named ? 2 : 0) +
    (isAtEnd ? 1 : 0) +
    (seniority.test(text) ? 1 : 0) +
    (!named && ending.test(last) ? 0.5 : 0);
  return words > 9 ? score / 3 : score;
};
