import { create, type Font as OpenFont } from "fontkit";
import { Blob, Buffer as Shaping, Direction, Face, Feature, Font, shape } from "harfbuzzjs";
import { clusterId, withClusters, type Cluster } from "./cluster-subset.ts";
import { smallDigitsIn, withPlainDigits } from "./small-digits.ts";

/** The feature by which `PDFDocument.text` says that a text runs from right to left. */
export const rtlFeature = "rtla";

/** How far small digits stand above those of a fraction, in parts of the size of text. */
const rises = { numr: 0.11, dnom: -0.13 };

/**
 * A TrueType font as pdfkit takes it, whose text is shaped by HarfBuzz: the library's own shaping fails on marks of
 * several scripts.
 */
export const shapedFont = (bytes: Uint8Array): OpenFont => {
  const opened = create(Buffer.from(bytes)) as OpenFont;
  const font = new Font(new Face(new Blob(bytes)));
  const { unitsPerEm } = opened;
  const layout = (text: string, features: readonly string[] = []) => {
    const clusters = clustersOf(text, features.includes(rtlFeature), { font, unitsPerEm });
    const positions = clusters.map(({ xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return {
      glyphs: clusters.map(({ cluster }) => ({
        id: clusterId(cluster),
        codePoints: [...cluster.text].map((character) => character.codePointAt(0)!),
        advanceWidth: cluster.advance,
      })),
      positions,
      // The library scales the positions, and then asks for their sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return withClusters(Object.assign(opened, { layout: layout as unknown as OpenFont["layout"] }));
};

/** The clusters of a text from left to right, each with the distance to the next. */
const clustersOf = (
  text: string,
  isRtl: boolean,
  { font, unitsPerEm }: { font: Font; unitsPerEm: number },
): { cluster: Cluster; xAdvance: number }[] => {
  const buffer = new Shaping();
  buffer.addText(withPlainDigits(text));
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  const small = smallDigitsIn(text);
  shape(
    font,
    buffer,
    small.map(({ index, feature }) => new Feature(feature, 1, index, index + 1)),
  );
  const risen = new Map(small.map(({ index, feature }) => [index, Math.round(rises[feature] * unitsPerEm)]));
  const byStart = Map.groupBy(buffer.getGlyphInfosAndPositions(), ({ cluster }) => cluster);
  const starts = [...byStart.keys()].sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  return [...byStart].map(([start, glyphs]) => {
    let xAdvance = 0;
    const parts = glyphs.map(({ codepoint: glyph, xAdvance: width = 0, xOffset = 0, yOffset = 0 }) => {
      const part = { glyph, x: xAdvance + xOffset, y: yOffset + (risen.get(start) ?? 0) };
      xAdvance += width;
      return part;
    });
    // Kerning changes the distance to the next cluster, and not the cluster.
    const advance = parts.length === 1 ? font.glyphHAdvance(parts[0]!.glyph) : xAdvance;
    return { cluster: { text: text.slice(start, endOf.get(start)), parts, advance }, xAdvance };
  });
};
