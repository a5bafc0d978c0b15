import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inSingular, spaced } from "../../text/word-forms.ts";

/**
 * Occupations and other titles of them, one occupation a line, from ANZSCO (Australian Bureau of Statistics and
 * Statistics New Zealand, CC BY) and ESCO (European Commission); written by `generate-occupation-titles.ts`.
 */
const file = join(import.meta.dirname, "../data/occupation-titles.txt");

/** The number of its line by each title. */
const lineOf = new Map<string, number>();
const lines = readFileSync(file, "utf8").trimEnd().split("\n");
for (const [at, line] of lines.entries())
  for (const title of line.split("|")) {
    const key = inSingular(title);
    if (!lineOf.has(key)) lineOf.set(key, at);
  }

/** The titles of the occupation that has this title; undefined for a title that no occupation has. */
export const otherTitlesOf = (key: string): readonly string[] | undefined => {
  const at = lineOf.get(key);
  return at === undefined ? undefined : lines[at]!.split("|").map(spaced);
};

/** The titles of all occupations, in the form of their singular. */
export const occupationNames = (): Iterable<string> => lineOf.keys();
