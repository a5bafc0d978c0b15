import { queryWords } from "../../../lexicon/work/query-words.ts";

/** The same text with words in full that are written short on a phone: "cafe work" for "cafe wrk". */
export const inFull = (text: string): string =>
  text.replace(/\S+/g, (word) => queryWords.inFull.get(word.toLowerCase()) ?? word);
