import { isHandWritten, joined, keyOf } from "./synonym-table.ts";

/** Shorter words are not taken together: "a id" is no aid. */
const joinedFrom = 6;

/** Slang is written either way: "posties" and "postie", "dishy" and "dishie", "bricky" and "brickie". */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "ie"],
  [/(?<=..)e?y$/, "ie"],
  [/(?<=..)ie$/, "y"],
  [/(?<=..)ey$/, "y"],
];

/** The key of some words as the tables have it. */
export const knownKeyOf = (words: readonly string[]): string => {
  const key = keyOf(words);
  if (isHandWritten(key)) return key;
  const written = endings.flatMap(([end, other]) => [
    words.map((word) => word.replace(end, other)).join(" "),
    key.replace(end, other),
  ]);
  return written.find(isHandWritten) ?? key;
};

/** The same for "house keeper" and "housekeeper". */
export const joinedKeyOf = (key: string): string => {
  const together = key.replaceAll(" ", "");
  return isHandWritten(key) || together.length < joinedFrom ? key : (joined.get(together) ?? key);
};
