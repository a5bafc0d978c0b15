import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { rootOf } from "./root-of.ts";

/** The lists of `data/work-words.yaml`, where each is explained; spaces part their words. */
const words = readData(
  "work/data/work-words.yaml",
  z.strictObject({ fields: z.record(z.string(), z.string()), everyday: z.string() }),
);

/** Each once, so that its forms count as one word. */
const rootsOf = (sentence: string) => new Set(sentence.split(/\s+/).filter(Boolean).map(rootOf));

/** The fields that have a word, by its root. */
const fieldsOf = new Map<string, string[]>();
for (const [field, list] of Object.entries(words.fields))
  for (const root of rootsOf(list)) fieldsOf.set(root, [...(fieldsOf.get(root) ?? []), field]);

const everyday = rootsOf(words.everyday);
const everydayWeight = 0.5;

/** How much the words of a sentence, in plain letters, speak for each field of work; what several have is shared. */
export const wordsOfWork = (sentence: string): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const root of rootsOf(sentence)) {
    const fields = fieldsOf.get(root) ?? [];
    const weight = everyday.has(root) ? everydayWeight : 1;
    for (const field of fields) scores.set(field, (scores.get(field) ?? 0) + weight / fields.length);
  }
  return scores;
};
