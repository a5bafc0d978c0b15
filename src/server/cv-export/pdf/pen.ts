import type PDFDocument from "pdfkit";
import type { CvSpan } from "../cv-document.ts";
import { layoutLines, type Line, type Measure, type Piece } from "./lines.ts";
import type { Column, TextStyle } from "./look.ts";
import type { Row } from "./rows.ts";
import { rtlFeature } from "./shaped-font.ts";
import type { Typeface } from "./typeface.ts";

type Document = InstanceType<typeof PDFDocument>;
/** An element of the document's structure, which assistive technology reads. */
export interface Element {
  /** A standard structure type, such as P or H2 (ISO 32000-1, 14.8.4). */
  type: string;
  node: ReturnType<Document["struct"]>;
}

/** Sets tagged text in a document. */
export interface Pen {
  doc: Document;
  /** Adds the element that holds all others. */
  root: (type: string) => Element;
  add: (parent: Element, type: string) => Element;
  lines: (spans: readonly CvSpan[], style: TextStyle, width: number) => Line[];
  /** The height of a line: that of its style, or more below it where a font is tall, as for Burmese. */
  heightOf: (line: Line, style: TextStyle) => number;
  /** Draws a line of text as content of an element, or as decoration without one. */
  drawLine: (line: Line, style: TextStyle, at: { x: number; top: number }, element: Element | null) => void;
  /** Draws what is no content: lines, bands, page numbers. */
  decorate: (type: "Layout" | "Pagination", draw: () => void) => void;
}

/** How much of the height that a font asks for, which is that of its tallest sign, keeps lines apart. */
const ownHeight = 0.75;

export const openPen = (doc: Document, { fonts, fontFor }: Typeface): Pen => {
  for (const { font, weight, file } of fonts)
    // The library takes opened fonts too, which its types do not say.
    doc.registerFont(`${font} ${weight}`, file as unknown as Uint8Array);

  const measureOf = ({ weight, size }: TextStyle): Measure => ({
    fontFor,
    widthOf: (text, font, isRtl) =>
      doc.font(`${font} ${weight}`).fontSize(size).widthOfString(text, featuresOf(isRtl)),
  });

  const leadings = new Map(
    fonts.map(({ font, file }) => [font, (ownHeight * (file.ascent - file.descent)) / file.unitsPerEm]),
  );
  const heightOf: Pen["heightOf"] = (line, { size, leading }) =>
    size * Math.max(leading, ...line.map(({ font }) => leadings.get(font)!));

  const drawPieces = (pieces: Line, style: TextStyle, x: number, top: number) => {
    const baseline = top + (style.size * style.leading) / 2 + style.size * 0.36;
    for (const piece of pieces)
      doc
        .font(`${piece.font} ${style.weight}`)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(piece.text, x + piece.x, baseline, {
          lineBreak: false,
          baseline: "alphabetic",
          ...featuresOf(piece.isRtl),
        });
  };

  const add: Pen["add"] = (parent, type) => {
    const node = doc.struct(type);
    parent.node.add(node);
    return { type, node };
  };

  return {
    doc,
    root: (type) => {
      const node = doc.struct(type);
      doc.addStructure(node);
      return { type, node };
    },
    add,
    lines: (spans, style, width) => layoutLines(spans, width, measureOf(style)),
    heightOf,
    drawLine: (line, style, { x, top }, element) => {
      for (const pieces of byLink(line)) {
        const [{ href }] = pieces;
        const holder = element && href ? add(element, "Link") : element;
        const content = holder && doc.markStructureContent(holder.type);
        drawPieces(pieces, style, x, top);
        if (!holder || !content) continue;
        doc.endMarkedContent();
        holder.node.add(content);
        if (href) link(doc, pieces, { x, top, height: style.size * style.leading }, href, holder);
      }
    },
    decorate: (type, draw) => {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
  };
};

/** A paragraph as rows, one for each line; no paragraph leaves one line alone on a page. */
export const paragraph = (
  pen: Pen,
  spans: readonly CvSpan[],
  style: TextStyle,
  { x, width }: Column,
  { parent, type }: { parent: Element; type: string },
): Row[] => {
  const lines = pen.lines(spans, style, width);
  if (!lines.length) return [];
  const element = pen.add(parent, type);
  return lines.map((line, index) => ({
    height: pen.heightOf(line, style),
    before: 0,
    keepsWithNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
    draw: (top) => pen.drawLine(line, style, { x, top }, element),
  }));
};

// The library sets word after word from left to right, unless features are named.
const featuresOf = (isRtl: boolean) => (isRtl ? { features: [rtlFeature as "rtla"] } : {});

const byLink = (line: Line): [Piece, ...Piece[]][] => {
  const groups: [Piece, ...Piece[]][] = [];
  for (const piece of line) {
    const last = groups.at(-1);
    if (last && last[0].href === piece.href) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
};

const link = (
  doc: Document,
  pieces: Line,
  { x, top, height }: { x: number; top: number; height: number },
  href: string,
  { node: structParent }: Element,
) => {
  const left = Math.min(...pieces.map((piece) => piece.x));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  // The library writes strings as names, and `String` objects as text.
  const options = { structParent, Contents: new String(href) as string };
  doc.link(x + left, top, right - left, height, href, options);
};
