import bidiFactory from "bidi-js";
import type { CvSpan } from "../cv-document.ts";
import { isRightToLeft } from "../right-to-left.ts";
import { lineStarts } from "./line-starts.ts";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en-AU", { granularity: "grapheme" });

/** Text in one font and direction, with its place in a line. Measures are in points. */
export interface Piece {
  text: string;
  font: string;
  isRtl: boolean;
  x: number;
  width: number;
  href?: string | undefined;
}

/** A line of text, its pieces in reading order. */
export type Line = readonly Piece[];

/** What laying out text needs to know of its fonts. */
export interface Measure {
  fontFor: (cluster: string, preferred: string | null) => string | null;
  widthOf: (text: string, font: string, isRtl: boolean) => number;
}

/** A character with its marks. */
interface Unit {
  text: string;
  font: string;
  level: number;
  href?: string | undefined;
}

/**
 * Breaks a paragraph into lines of at most `width`. Text that runs from right to left is aligned to the right. Words
 * longer than a line are broken; characters without a font are left out.
 */
export const layoutLines = (spans: readonly CvSpan[], width: number, measure: Measure): Line[] => {
  const isRtl = isRightToLeft(spans.map((span) => span.text).join(""));
  const units = unitsOf(spans, measure);
  const text = units.map((unit) => unit.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, isRtl ? "rtl" : "ltr");
  let at = 0;
  for (const unit of units) {
    unit.level = levels[at] ?? 0;
    at += unit.text.length;
  }
  return fill(units, lineStarts(units.map((unit) => unit.text)), width, measure).map((line) =>
    piecesOf(line, isRtl ? width : null, measure),
  );
};

const unitsOf = (spans: readonly CvSpan[], { fontFor }: Measure): Unit[] => {
  let font: string | null = null;
  return spans.flatMap(({ text, href }) =>
    [...graphemes.segment(text)].flatMap(({ segment }) => {
      // Where a font lacks a combination, such as a group of emoji, it may have the characters by themselves.
      const parts = fontFor(segment, font) ? [segment] : [...segment];
      return parts.flatMap((part) => {
        const own = fontFor(part, font);
        if (own) font = own;
        return own ? [{ text: part, font: own, level: 0, href }] : [];
      });
    }),
  );
};

/** Fills lines with as many words as fit, a word being what lies between two places where a line may start. */
const fill = (
  units: readonly Unit[],
  starts: readonly number[],
  width: number,
  measure: Measure,
): Unit[][] => {
  const lines: Unit[][] = [];
  let line: Unit[] = [];
  let used = 0;
  const startLine = () => {
    if (line.length) lines.push(line);
    [line, used] = [[], 0];
  };
  for (const [index, start] of starts.entries()) {
    const word = units.slice(start, starts[index + 1] ?? units.length);
    const wordWidth = widthOf(trimmed(word), measure);
    if (used + wordWidth > width) startLine();
    if (wordWidth <= width) {
      line.push(...word);
      used += widthOf(word, measure);
      continue;
    }
    for (const unit of word) {
      const unitWidth = widthOf([unit], measure);
      if (used + unitWidth > width) startLine();
      line.push(unit);
      used += unitWidth;
    }
  }
  startLine();
  return lines;
};

/** A word without the spaces after it, which may hang over the end of a line. */
const trimmed = (word: readonly Unit[]): readonly Unit[] =>
  word.slice(0, word.findLastIndex(({ text }) => text.trim()) + 1);

const runsOf = (units: readonly Unit[]): Unit[] => {
  const runs: Unit[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last && last.font === unit.font && last.level === unit.level && last.href === unit.href)
      last.text += unit.text;
    else runs.push({ ...unit });
  }
  return runs;
};

const widthOf = (units: readonly Unit[], measure: Measure): number =>
  runsOf(units).reduce((sum, { text, font, level }) => sum + measure.widthOf(text, font, level % 2 === 1), 0);

/** The pieces of a line in reading order, placed by direction. @param right Where the line ends; null starts it at 0. */
const piecesOf = (units: readonly Unit[], right: number | null, measure: Measure): Line => {
  const runs = runsOf(units);
  const pieces = runs.map(({ text, font, level, href }) => {
    const isRtl = level % 2 === 1;
    return {
      text,
      font,
      isRtl,
      href,
      x: 0,
      width: measure.widthOf(text, font, isRtl),
    };
  });
  let x = right === null ? 0 : right - pieces.reduce((sum, piece) => sum + piece.width, 0);
  for (const index of visualOrder(runs.map(({ level }) => level))) {
    pieces[index]!.x = x;
    x += pieces[index]!.width;
  }
  return pieces;
};

/** The indexes of runs from left to right (Unicode bidirectional algorithm, rule L2). */
const visualOrder = (levels: readonly number[]): number[] => {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && levels[order[end]!]! >= level) end++;
      if (end === start) continue;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  return order;
};
