import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";
import type { JobClass } from "./job-class.ts";
import { titlePattern } from "./title-pattern.ts";
import { titleWords } from "./title-words.ts";

/** The lists of `data/vague-titles.yaml`, where each is explained. */
const lists = readData(
  "work/data/vague-titles.yaml",
  z.strictObject({
    anywhere: z.record(z.string(), titlePattern()),
    empty: titlePattern("g"),
    general: titlePattern("g"),
    personEndings: wordings,
    vague: titlePattern("g"),
    ownTrade: titlePattern(),
    anyTrade: titlePattern(),
    ownKinds: z.array(z.strictObject({ title: titlePattern(), of: listed, kind: z.string() })),
    leftovers: listed,
  }),
);
const person = new RegExp(String.raw`${lists.personEndings}s?\b`);

/** Whether a title says nothing of the trade, or only what may be of several, so that the text decides. */
export const isVague = (title: string): boolean => {
  const words = titleWords(title);
  return !lists.ownTrade.test(words) && !words.replace(lists.vague, " ").replace(lists.empty, " ").trim();
};

/** The category in which those who work anywhere mostly work; undefined for others. @param words Of a title. */
export const usualCategory = (words: string): string | undefined =>
  Object.keys(lists.anywhere).find((category) => lists.anywhere[category]!.test(words));

/** Whether the words of a title are a person who may be of any trade: "Driver – Forklift". */
export const mayBeOfAnyTrade = (words: string): boolean => lists.anyTrade.test(words);

/** The words of a title that tell of an occupation; null where it names no person. */
export const occupationWords = (words: string): string | null => {
  const rest = words.replace(lists.empty, " ");
  return person.test(rest) ? rest.replace(lists.general, " ") : null;
};

/** The kind of work of a text, or that of who learns or manages this work, where the title says so. */
export const kindByTitle = (title: string, found: JobClass): JobClass => {
  const words = titleWords(title);
  const own = lists.ownKinds.find(
    ({ title: shape, of }) => shape.test(words) && of.includes(found.subCategory ?? ""),
  );
  return own ? { ...found, subCategory: own.kind } : found;
};

/** Without a kind of work in which the words of occupations put what has none of its own. */
export const withoutLeftovers = (found: JobClass): JobClass =>
  lists.leftovers.includes(`${found.category}/${found.subCategory}`)
    ? { ...found, subCategory: null }
    : found;
