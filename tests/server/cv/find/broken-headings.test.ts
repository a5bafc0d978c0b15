import { expect, it } from "vitest";
import { joinHeadings } from "../../../../src/server/cv/find/heading-ornaments.ts";
import { plainLine, textOf } from "../../../../src/server/cv/text/line.ts";

it("joins a heading that a narrow column broke, and nothing else", () => {
  const lines = ["Personal skills and", "competences", "Cooking and", "sewing"].map((text, at) => ({
    ...plainLine(text),
    style: at < 2 ? "bold 11" : "plain 10",
  }));
  expect(joinHeadings(lines).map(textOf)).toEqual([
    "Personal skills and competences",
    "Cooking and",
    "sewing",
  ]);
});
