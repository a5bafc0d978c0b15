import { expect, it } from "vitest";
import { partedWords } from "../../../../src/server/search/attempts/parted-words.ts";
import { parseWords } from "../../../../src/server/search/understand/query-terms.ts";

const parted = (typed: string) => partedWords(typed, parseWords(typed));

it.each([
  ["diplomanurse perth", "diploma nurse perth"],
  ["casual Seniorbarista", "casual senior barista"],
  ["nursejobs perth", "nurse jobs perth"],
])("a space is missing in %s", (typed, text) => {
  expect(parted(typed)).toBe(text);
});

it.each(["bookkeeper", "receptionst", "xylophonist", "chef"])("%s is one word", (typed) => {
  expect(parted(typed)).toBeNull();
});
