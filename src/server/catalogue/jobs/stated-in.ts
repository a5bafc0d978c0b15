/** Ids and the words that state them in an ad. */
export type StatedBy<Id extends string> = readonly (readonly [id: Id, words: RegExp])[];

const refusal =
  /\b(?:no|not|non|never|without|isn['’]?t|don['’]?t|won['’]?t|doesn['’]?t|cannot|can['’]?t|unable|unfortunately)\b/i;

/** Sentences, lines, items of lists and cells of tables. */
const sentencesOf = (text: string): string[] =>
  text.split(/[.!?;\n•]+(?=\s|$)|\n|•|\s·\s/).filter((sentence) => sentence.trim());

/**
 * The ids that a text states, in the order of their table. A sentence that refuses something ("No weekends", "Not on
 * call") states nothing.
 */
export const statedIn = <Id extends string>(text: string, table: StatedBy<Id>): Id[] => {
  // Most ads state few of them: the sentences are looked at only for those.
  const likely = table.filter(([, words]) => words.test(text));
  if (!likely.length) return [];
  const sentences = sentencesOf(text).filter((sentence) => !refusal.test(sentence));
  return likely.filter(([, words]) => sentences.some((sentence) => words.test(sentence))).map(([id]) => id);
};
