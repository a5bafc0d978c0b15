import { singular } from "../../../lexicon/text/word-forms.ts";

/** Ranks in titles, and other words that mean them. */
const ranks = [
  {
    names: [
      "apprentice",
      "apprenticeship",
      "trainee",
      "traineeship",
      "assistant",
      "junior",
      "cadet",
      "graduate",
    ],
    meantBy:
      "aide helper offsider grad school leaver entry experience training student fresher cadetship intern internship placement mate teen teenager old year first",
  },
  {
    names: ["manager", "supervisor", "director"],
    meantBy: "management head lead leader boss foreman foreperson chief executive superintendent principal",
  },
].map(({ names, meantBy }) => ({ names, meantBy: new Set([...names, ...meantBy.split(" ")]) }));

/** What beginners are called: who looks for a "graduate accountant" may be an assistant accountant. */
const beginners = new Set(
  "junior, juniors, graduate, graduates, grad, grads, trainee, trainees, cadet, cadets, fresher, freshers, intern, interns, entry level".split(
    ", ",
  ),
);

/** The names of the rank of beginners, where a text is one of them. */
export const sameRank = (text: string): readonly string[] => (beginners.has(text) ? ranks[0]!.names : []);

/** The ranks that texts do not mean: who types "chef" is no apprentice, and who types "apprentice chef" no manager. */
export const otherRanks = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => text.replace('"', "").split(" ").map(singular));
  return ranks.flatMap(({ names, meantBy }) => (words.some((word) => meantBy.has(word)) ? [] : names));
};
