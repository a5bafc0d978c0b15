import { singular } from "../../text/word-forms.ts";
import { titleLists } from "../title-lists.ts";

const { ranks: named, beginners } = titleLists;
const ranks = Object.values(named).map(({ titles, meantBy }) => ({
  titles,
  meantBy: new Set([...titles, ...meantBy]),
}));
const forBeginners = new Set(beginners);

/** The names of the rank of beginners, where a term is one of them. */
export const sameRank = (term: string): readonly string[] =>
  forBeginners.has(term) ? named.beginner.titles : [];

/** The ranks that terms do not mean: who types "chef" is no apprentice, and who types "apprentice chef" no manager. */
export const otherRanks = (terms: readonly string[]): string[] => {
  const words = terms.flatMap((term) => term.replace('"', "").split(" ").map(singular));
  return ranks.flatMap(({ titles, meantBy }) => (words.some((word) => meantBy.has(word)) ? [] : titles));
};
