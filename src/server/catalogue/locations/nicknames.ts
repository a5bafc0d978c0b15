import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Words that begin names in `locations.csv`, and how people write them as well. */
export const beginnings: readonly (readonly [listed: string, written: string])[] = [
  ["mount ", "mt "],
  ["st ", "saint "],
  ["north ", "nth "],
  ["south ", "sth "],
];

/** A name that begins with one of two texts, with the other in its place. */
export const withBeginning = (name: string, from: string, to: string): string =>
  name.startsWith(from) ? to + name.slice(from.length) : name;

/** The names in `locations.csv` and `regions.csv` by how people call the places: `nicknames.csv`. */
const nameOf = new Map(
  readFileSync(join(import.meta.dirname, "nicknames.csv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [name = "", nicknames = ""] = line.split(",");
      return nicknames.split("|").map((nickname) => [nickname, name] as const);
    }),
);

/** A name of a place with its nickname written out: "melb cbd" is "melbourne cbd"; null where it has none. */
export const fullPlaceName = (text: string): string | null => {
  const words = text.toLowerCase().trim().split(/\s+/);
  for (let size = Math.min(3, words.length); size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const nickname = words.slice(at, at + size).join(" ");
      const name = nameOf.get(nickname);
      // "Byron" of "Byron Bay", and "Isa" of "Mount Isa", are written out already.
      const isWhole = name !== undefined && ` ${words.join(" ")} `.includes(` ${name} `);
      if (name && !isWhole) return [...words.slice(0, at), name, ...words.slice(at + size)].join(" ");
    }
  }
  return null;
};
