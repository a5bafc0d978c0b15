import type { PDFPageProxy } from "unpdf/pdfjs";
import { getResolvedPDFJS } from "unpdf";
import { plainText } from "./line.ts";
import { escapePattern } from "../../../lexicon/text/wording.ts";
import type { Row } from "./pdf-segments.ts";

const soft = "\u00AD";

interface Glyph {
  unicode?: string;
}

/** The text of a page with the soft hyphens that PDF.js leaves out of its text. */
const drawnText = async (page: PDFPageProxy): Promise<string> => {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()]);
  return fnArray
    .flatMap((operation, at) =>
      operation === OPS.showText
        ? (argsArray[at] as [(Glyph | number | null)[]])[0].map((glyph) =>
            typeof glyph === "number" ? "" : (glyph?.unicode ?? ""),
          )
        : [],
    )
    .join("");
};

/**
 * Puts hyphens back into the texts of a page whose font says that its hyphens are soft ones.
 * @returns A function that mends a text of the page.
 */
export const softHyphensOf = async (page: PDFPageProxy): Promise<(text: string) => string> => {
  const text = await drawnText(page);
  const found = [...text.matchAll(/(\S*)(\s*)\u00AD(\s*)(\S*)/gu)].slice(0, 400).flatMap((match) => {
    const [, before = "", spaceBefore = "", spaceAfter = "", after = ""] = match;
    return before && after
      ? {
          pattern: new RegExp(`${escapePattern(before)}\\s*${escapePattern(after)}`, "gu"),
          whole: `${before}${spaceBefore ? " " : ""}${soft}${spaceAfter ? " " : ""}${after}`,
        }
      : [];
  });
  return (one) => found.reduce((rest, { pattern, whole }) => rest.replace(pattern, whole), one);
};

/** Plain text in which a soft hyphen is one that is seen, but at the end. */
export const withHyphens = (text: string): string =>
  plainText(text.replace(/\u00AD(?=.)|(?<=\s)\u00AD$/gsu, "-").replace(/\u00AD$/u, "\uE0AD"));

const atEnd = /\uE0AD$/u;

/** Joins a word that a soft hyphen breaks at the end of a row with its rest in the row below. */
export const withoutSoftHyphens = (rows: Row[]): Row[] => {
  for (const [at, row] of rows.entries()) {
    const last = row.segments.at(-1);
    if (!last || !atEnd.test(last.text)) continue;
    const next = rows[at + 1]?.segments.find(({ x, text }) => x < last.end && /^\p{Ll}/u.test(text));
    const [word = ""] = /^\S+/.exec(next?.text ?? "") ?? [];
    last.text = last.text.replace(atEnd, word || "-");
    if (next && word) next.text = next.text.slice(word.length).trim();
  }
  return rows
    .map(({ y, segments }) => ({ y, segments: segments.filter(({ text }) => text) }))
    .filter(({ segments }) => segments.length);
};
