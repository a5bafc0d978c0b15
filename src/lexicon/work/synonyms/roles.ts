import { singular } from "../../text/word-forms.ts";
import { titleLists } from "../title-lists.ts";

const similar = new Map<string, Set<string>>();
for (const row of titleLists.roles)
  for (const word of row) similar.set(word, new Set([...(similar.get(word) ?? []), ...row]));

/** Other words for the person that a word after the name of a trade means; none for what is no such word. */
export const similarRoles = (word: string): string[] => {
  const one = singular(word);
  return [...(similar.get(one) ?? [])].filter((other) => other !== one);
};

const anybody = new Set(titleLists.anybody);

/** Whether a word only says that somebody does the work: "IT guy". */
export const isAnybody = (word: string): boolean => anybody.has(singular(word));
