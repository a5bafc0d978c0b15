import type { Meaning } from "./meaning.ts";
import { knownKeyOf } from "./known-keys.ts";
import { close, isHandWritten, keyOf, keyOfText } from "./synonym-table.ts";

/** Trades whose mates and offsiders are trades assistants; a mate of anybody else is none. */
const withMates = new Set(
  (
    "electrician, plumber, carpenter, bricklayer, boilermaker, welder, fitter, mechanical fitter, fitter and turner, " +
    "roofer, plasterer, tiler, painter, concreter, scaffolder, rigger, refrigeration mechanic"
  )
    .split(", ")
    .map(keyOfText),
);

/** The assistant of a trade: "plumber's mate", "chippy offsider", "mason helper". */
export const meaningOfMate = (words: readonly string[]): Meaning | undefined => {
  if (words.length < 2 || !/^(?:mate|offsider|helper|assistant|t\/?a)s?$/.test(words.at(-1)!))
    return undefined;
  // Some have names of their own: "driller's offsider".
  if (isHandWritten(knownKeyOf(words))) return undefined;
  const trade = knownKeyOf(keyOf(words.slice(0, -1)).split(" "));
  const known = [trade, ...[...(close.get(trade) ?? [])].map(keyOfText)];
  if (!known.some((key) => withMates.has(key))) return undefined;
  const own = known.flatMap((key) => [
    `${key} assistant`,
    `${key} offsider`,
    `${key}'s labourer`,
    `${key} labourer`,
  ]);
  const assistants = close.get(keyOfText("trades assistant")) ?? [];
  return known.includes("electrician")
    ? {
        close: [...own, ...(close.get(keyOfText("electrical trades assistant")) ?? [])],
        broad: [...assistants],
      }
    : { close: [...own, ...assistants, "labourer"], broad: [] };
};
