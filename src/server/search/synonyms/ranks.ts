import { singular } from "../word-forms.ts";

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

/** The ranks that texts do not mean: who types "chef" is no apprentice, and who types "apprentice chef" no manager. */
export const otherRanks = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) => text.replace('"', "").split(" ").map(singular));
  return ranks.flatMap(({ names, meantBy }) => (words.some((word) => meantBy.has(word)) ? [] : names));
};
