import { expect, it } from "vitest";
import { conditionsAtLength, inFewWords } from "../../../src/lexicon/conditions/said-at-length.ts";
import { meaningOf } from "../../../src/lexicon/work/synonyms/meaning.ts";
import { someExamplesOf } from "../wordings.ts";

it.each(Object.entries(conditionsAtLength))("%s is what its wordings are read as", (condition, said) => {
  const read = (text: string) => inFewWords(text).trim().replace(/\s+/g, " ");
  const missed = said.flatMap(someExamplesOf).filter((text) => read(text) !== condition);
  expect(missed).toEqual([]);
});

it.each(Object.keys(conditionsAtLength).filter((condition) => !condition.startsWith("no ")))(
  "%s has synonyms or work that suits it",
  (condition) => {
    expect(meaningOf(condition.toLowerCase().split(" "))).toBeDefined();
  },
);

it("leaves what says something else", () => {
  for (const text of [
    "start early",
    "before and after school care",
    "year 12 teacher",
    "bus driver",
    "nurse",
  ])
    expect(inFewWords(text)).toBe(text);
});
