import { hasTerm, keyOf, keyOfTerm, withoutSpaces } from "./synonym-table.ts";

/** Shorter words are not taken together: "a id" is no aid. */
const joinedFrom = 6;

/**
 * Slang is written either way: "posties" and "postie", "dishy" and "dishie", "bricky" and "brickie"; and who types
 * "cleanning" or "paintting" means what has one letter.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "ie"],
  [/(?<=..)e?y$/, "ie"],
  [/(?<=..)ie$/, "y"],
  [/(?<=..)ey$/, "y"],
  [/([bdglmnprt])\1(?=(?:ing|er|ers)$)/, "$1"],
];

/** The key of some words as the tables have it. */
export const knownKeyOf = (words: readonly string[]): string => {
  const key = keyOf(words);
  if (hasTerm(key)) return key;
  const written = endings.flatMap(([end, other]) => [
    words.map((word) => word.replace(end, other)).join(" "),
    key.replace(end, other),
  ]);
  return written.find(hasTerm) ?? key;
};

/** The same for "house keeper" and "housekeeper". */
export const joinedKeyOf = (key: string): string => {
  const together = key.replaceAll(" ", "");
  return hasTerm(key) || together.length < joinedFrom ? key : keyOfTerm(withoutSpaces.get(together) ?? key);
};
