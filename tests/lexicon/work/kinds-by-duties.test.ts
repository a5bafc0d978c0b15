import { expect, it } from "vitest";
import { kindsByDuties } from "../../../src/lexicon/work/trade-terms.ts";

const kinds = (words: string) => kindsByDuties(words).map(([kind]) => kind);

it("knows the kind of work of a duty in any form of its words", () => {
  for (const words of ["mow lawns", "mowing a lawn", "lawns"])
    expect([words, kinds(words)]).toEqual([words, ["agriculture/horticulture"]]);
});

it("knows none of other words", () => {
  for (const words of ["", "99", "quantum"]) expect(kinds(words)).toEqual([]);
});
