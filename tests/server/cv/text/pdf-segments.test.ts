import type { PDFPageProxy } from "unpdf/pdfjs";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../../../src/server/cv/text/pdf-segments.ts";

/** A page with words on one line, as a PDF with spaced letters has them: a few points of space before each. */
const pageOf = (...words: readonly string[]): PDFPageProxy => {
  let x = 40;
  const items = words.map((str) => {
    const width = str.length * 2.8;
    const item = { str, transform: [7.6, 0, 0, 7.6, x, 500], width, fontName: "f1" };
    x += width + 4.7;
    return item;
  });
  return {
    getTextContent: () => Promise.resolve({ items }),
    getViewport: () => ({ width: 595, height: 842 }),
  } as unknown as PDFPageProxy;
};
const textOf = async (...words: readonly string[]) =>
  (await rowsOf(pageOf(...words))).flatMap(({ segments }) => segments.map(({ text }) => text)).join(" ‖ ");

describe("letters with spaces between them", () => {
  it.each([
    [["M A RC H", "2 0 2 3", "—", "P R E S E N T"], "MARCH 2023 — PRESENT"],
    [["C A M P A I G N S", "I", "L O V E D"], "CAMPAIGNS I LOVED"],
    [["2 0 1 2", "—", "2 0 1 3"], "2012 — 2013"],
    [["AWAY F R O M T H E"], "AWAY FROMTHE"],
    [["V A L I D U N T I L M A R C H 2 0 2 8"], "VALID UNTIL MARCH 2028"],
    [["A C C R E D I TAT I O N E X P I R E S 1 2 J U N E 2 0 2 8"], "ACCREDITATION EXPIRES 12 JUNE 2028"],
  ])("are words, of which one may be a single mark: %s", async (words, expected) => {
    expect(await textOf(...words)).toBe(expected);
  });
});

/** A text of a page whose upper edge is at 842: level, or turned so that it is read from below. */
const level = (str: string, x: number, y: number) => ({
  ...{ str, transform: [10, 0, 0, 10, x, y], width: str.length * 5, fontName: "f1" },
});
const turned = (str: string, x: number, top: number) => ({
  ...{ str, transform: [0, 10, -10, 0, x, top - str.length * 5], width: str.length * 5, fontName: "f2" },
});
const rowsWith = async (...items: readonly object[]) => {
  const page = {
    getTextContent: () => Promise.resolve({ items }),
    getViewport: () => ({ width: 595, height: 842 }),
  } as unknown as PDFPageProxy;
  return (await rowsOf(page)).map(({ segments }) => segments.map(({ text }) => text).join(" ‖ "));
};

describe("texts that are turned upright", () => {
  const texts = [level("Florist", 90, 690), level("Roses", 90, 600), level("Italian", 90, 500)];

  it("are headings above their parts, also with gaps between their letters", async () => {
    const headings = [turned("W o r k", 50, 700), turned("Skills", 50, 610), turned("Languages", 50, 510)];
    expect(await rowsWith(...headings, ...texts)).toEqual([
      ...["Work", "Florist", "Skills", "Roses", "Languages", "Italian"],
    ]);
  });

  it("are left out where they are no headings", async () => {
    expect(await rowsWith(turned("DRAFT", 50, 700), turned("Printed in May", 50, 500), ...texts)).toEqual([
      ...["Florist", "Roses", "Italian"],
    ]);
  });
});
