import { expect, it } from "vitest";
import { ofClosing } from "../../../../src/server/import/fields/labelled-pieces.ts";

it.each([
  ["Please send your letter by 13 December 2026; Meredith leaves on 18 January 2027.", "13 December 2026"],
  ["We read what you send until 10 January 2027.", "10 January 2027"],
  ["Email us your CV by 5 pm, Friday 4 December 2026, or ring.", "5 pm, Friday 4 December 2026"],
  ["To apply, send a CV by 4 December 2026.", "4 December 2026"],
  ["You will submit the applications by 4 December 2026.", undefined],
  ["We accept deliveries until 10 January 2027.", undefined],
  ["Send your letter by the end of term.", undefined],
])("%j says when applications close: %j", (sentence, day) => {
  expect(ofClosing(sentence)?.value).toBe(day);
});
