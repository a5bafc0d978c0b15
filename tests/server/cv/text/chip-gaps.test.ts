import { expect, it } from "vitest";
import { chipGaps } from "../../../../src/server/cv/text/chip-gaps.ts";
import type { Row } from "../../../../src/server/cv/text/pdf-segments.ts";
import { page, segment } from "../pages.ts";

/** Texts on one line, so many points apart. */
const apart = (gap: number, ...texts: readonly string[]) => {
  let x = 40;
  return texts.map((text) => {
    const one = segment(x, text);
    x = one.end + gap;
    return one;
  });
};
/** Whether the first two texts of each row are chips. */
const areChips = (rows: readonly Row[]) => {
  const isChip = chipGaps(rows);
  return rows.map(({ segments: [one, other] }) => isChip(one!, other!));
};

it("finds the chips that stand the same distance apart, beside words that are a space apart or in several rows", () => {
  expect(
    areChips(page([0, ...apart(9, "Bee keeping", "Honey")], [14, ...apart(9, "Wax", "Queens")])),
  ).toEqual([true, true]);
  const words = ["Honey", "Wax"].map((word) => apart(7, word, "Queens"));
  expect(areChips(page(...[...words, words[0]!].map((row) => [14, ...row] as const)))).toEqual([
    true,
    true,
    true,
  ]);
});

it("takes the words of text with straight edges, a label and the end of a sentence for no chips", () => {
  expect(areChips(page([0, ...apart(8, "correspondence", "throughout", "organisations")]))).toEqual([false]);
  expect(
    areChips(page(...["Mobile:", "Ends."].map((text) => [14, ...apart(8, text, "Two words")] as const))),
  ).toEqual([false, false]);
});
