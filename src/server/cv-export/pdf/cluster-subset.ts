import type { Font } from "fontkit";

/** Glyphs that together show one or more characters, with their offsets in font units. */
export interface Cluster {
  text: string;
  parts: readonly { glyph: number; x: number; y: number }[];
  /** In font units. */
  advance: number;
}

/** What is used here of fontkit's subsets, which its types do not describe. */
interface Subset {
  font: Font;
  glyphs: (number | Cluster)[];
  mapping: Record<string, number>;
  includeGlyph: (glyph: number | string) => number;
  _addGlyph: (glyph: number | Cluster) => number;
  glyf: Buffer[];
  offset: number;
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
}

const argumentsAreOffsetsInWords = 0x0003;
const moreComponents = 0x0020;

/** The name of a cluster, by which a subset includes it. */
export const clusterId = (cluster: Cluster): string => JSON.stringify(cluster);

/**
 * Lets the subsets of a font hold clusters: each becomes one glyph of its own. A PDF says for each glyph which
 * characters it stands for, so that text can be searched and copied; the glyphs of many scripts have no such meaning by
 * themselves, as the dots of Arabic letters.
 */
export const withClusters = (font: Font): Font => {
  const createSubset = font.createSubset.bind(font);
  return Object.assign(font, { createSubset: () => holdingClusters(createSubset() as unknown as Subset) });
};

const holdingClusters = (subset: Subset): Subset => {
  const includeGlyph = subset.includeGlyph.bind(subset);
  const addGlyph = subset._addGlyph.bind(subset);
  return Object.assign(subset, {
    includeGlyph: (id: number | string): number => {
      if (typeof id === "number") return includeGlyph(id);
      return (subset.mapping[id] ??= subset.glyphs.push(JSON.parse(id) as Cluster) - 1);
    },
    _addGlyph: (glyph: number | Cluster): number => {
      if (typeof glyph === "number") return addGlyph(glyph);
      const [part, ...others] = glyph.parts;
      const isOne = part && !others.length && part.x === 0 && part.y === 0;
      return isOne ? addGlyph(part.glyph) : addCluster(subset, glyph);
    },
  });
};

/** Adds a glyph that is composed of others (OpenType, table "glyf"). */
const addCluster = (subset: Subset, cluster: Cluster): number => {
  const { parts, advance } = cluster;
  const [left, bottom, right, top] = boxOf(subset.font, cluster);
  const length = 10 + parts.length * 8;
  const bytes = Buffer.alloc(length + (length % 4));
  for (const [index, value] of [-1, left, bottom, right, top].entries()) bytes.writeInt16BE(value, index * 2);
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = 10 + index * 8;
    const isLast = index === parts.length - 1;
    bytes.writeUInt16BE(argumentsAreOffsetsInWords | (isLast ? 0 : moreComponents), at);
    bytes.writeUInt16BE(subset.includeGlyph(glyph), at + 2);
    bytes.writeInt16BE(Math.round(x), at + 4);
    bytes.writeInt16BE(Math.round(y), at + 6);
  }
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.max(0, Math.round(advance)), bearing: left });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
};

/** The box around the outlines of a cluster; glyphs without outlines, such as spaces, have none. */
const boxOf = (
  font: Font,
  { parts }: Cluster,
): [left: number, bottom: number, right: number, top: number] => {
  const boxes = parts.flatMap(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).bbox;
    return maxX > minX ? [[minX + x, minY + y, maxX + x, maxY + y]] : [];
  });
  const side = (index: number, pick: (...values: number[]) => number) =>
    boxes.length ? Math.round(pick(...boxes.map((box) => box[index]!))) : 0;
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
};
