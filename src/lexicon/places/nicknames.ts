import { z } from "zod";
import { readTable } from "../text/read-data.ts";

/** Words that begin names in `locations.csv`, and how people write them as well. */
export const beginnings: readonly (readonly [listed: string, written: string])[] = [
  ["mount ", "mt "],
  ["st ", "saint "],
  ["north ", "nth "],
  ["south ", "sth "],
  ["port ", "pt "],
];

/** A name that begins with one of two texts, with the other in its place. */
export const withBeginning = (name: string, from: string, to: string): string =>
  name.startsWith(from) ? to + name.slice(from.length) : name;

const small = z.string().regex(/^[^A-Z]+$/, "write it in small letters");

/** How people call the places of `locations.csv` and `regions.csv`, and the states; "|" parts the nicknames of one. */
export const nicknamed = readTable(
  "places/nicknames.csv",
  z.strictObject({ name: small, nicknames: small.transform((text) => text.split("|")) }),
);

const nameOf = new Map(
  nicknamed.flatMap(({ name, nicknames }) => nicknames.map((nickname) => [nickname, name] as const)),
);

/** Whether a text is what people call a place. */
export const isNickname = (text: string): boolean => nameOf.has(text.toLowerCase().trim());

/** A name of a place with its nickname written out: "melb cbd" is "melbourne cbd"; null where it has none. */
export const fullPlaceName = (text: string): string | null => {
  const words = text.toLowerCase().trim().split(/\s+/);
  for (let size = Math.min(3, words.length); size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const nickname = words.slice(at, at + size).join(" ");
      const name = nameOf.get(nickname);
      // "Byron" of "Byron Bay", and "Isa" of "Mount Isa", are written out already.
      const isWhole =
        name !== undefined && !nickname.includes(name) && ` ${words.join(" ")} `.includes(` ${name} `);
      if (name && !isWhole) return [...words.slice(0, at), name, ...words.slice(at + size)].join(" ");
    }
  }
  return null;
};
