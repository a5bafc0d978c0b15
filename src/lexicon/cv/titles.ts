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
  }),
);
const occupations = `(?:${lists.occupations}|${alternatives(occupationsInTitles())})`;
const anyTitle = `(?:${occupations}|${lists.ambiguous})s?`;
const title = new RegExp(String.raw`(?<!\w)${anyTitle}(?!\w)`, "giu");
const titleAtEnd = new RegExp(`${anyTitle}$`, "iu");
const certainTitle = new RegExp(String.raw`(?<!\w)${occupations}s?(?!\w)`, "iu");
const seniority = new RegExp(String.raw`(?<!\w)${lists.seniority}(?!\w)`, "iu");
const ending = new RegExp(String.raw`\p{L}{3,}${lists.endings}s?(?![\p{L}])`, "iu");
const surnames = new Set(lists.surnames.map((name) => name.toLowerCase()));

/** Whether the text names an occupation for certain: the word is no name of a company as well. */
export const isTitle = (text: string): boolean => certainTitle.test(text);

/** Whether a word is a family name, though it is the name of an occupation or of a business as well. */
export const isSurname = (word: string): boolean => surnames.has(word.toLowerCase());

/** How much a text looks like the title of a job: above 0 where it may be one. */
export const titleScore = (text: string): number => {
  const words = text.split(/\s+/).length;
  const last = text.replace(/\(.*$|[-–—,/|].*$/u, "").trim();
  const named = text.match(title)?.length ?? 0;
  const score =
    (named ? 2 : 0) +
    (named && titleAtEnd.test(last) ? 1 : 0) +
    (seniority.test(text) ? 1 : 0) +
    (!named && ending.test(last) ? 0.5 : 0);
  return words > 9 ? score / 3 : score;
};
