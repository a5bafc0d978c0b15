import type { Meaning } from "./meaning.ts";
import { titleLists } from "../title-lists.ts";
import { knownKeyOf } from "./known-keys.ts";
import { hasTerm, keyOf, keyOfTerm, synonyms } from "./synonym-table.ts";

const withAssistants = new Set(titleLists.tradesWithAssistants.map(keyOfTerm));

/** The assistant of a trade: "plumber's mate", "chippy offsider", "mason helper". */
export const meaningOfAssistant = (words: readonly string[]): Meaning | undefined => {
  if (words.length < 2 || !titleLists.assistants.test(words.at(-1)!)) return undefined;
  // Some have names of their own: "driller's offsider".
  if (hasTerm(knownKeyOf(words))) return undefined;
  const trade = knownKeyOf(keyOf(words.slice(0, -1)).split(" "));
  const known = [trade, ...[...(synonyms.get(trade) ?? [])].map(keyOfTerm)];
  if (!known.some((key) => withAssistants.has(key))) return undefined;
  const own = known.flatMap((key) => [
    `${key} assistant`,
    `${key} offsider`,
    `${key}'s labourer`,
    `${key} labourer`,
  ]);
  const assistants = synonyms.get(keyOfTerm("trades assistant")) ?? [];
  return known.includes("electrician")
    ? {
        synonyms: [...own, ...(synonyms.get(keyOfTerm("electrical trades assistant")) ?? [])],
        related: [...assistants],
      }
    : { synonyms: [...own, ...assistants, "labourer"], related: [] };
};
