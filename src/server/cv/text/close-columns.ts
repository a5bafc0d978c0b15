import type { Row, Segment } from "./pdf-segments.ts";

const least = 2;
/** A gap between columns is at least this part of the font size: as wide as a space. */
const space = 0.2;

/**
 * The positions, in whole points, where a second column starts so close to the first that the gap is no wider than a space:
 * in several rows both columns start at the same places, and in others the second one is alone.
 */
export const closeEdges = (rows: readonly Row[]): Set<number> => {
  const alone = countOf(rows.flatMap(({ segments: [first] }) => (first ? Math.round(first.x) : [])));
  const pairs = countOf(rows.flatMap(({ segments }) => closePairs(segments)));
  return new Set(
    [...pairs].flatMap(([pair, count]) => {
      const edge = Number(pair.split(" ")[1]);
      return count >= least && (alone.get(edge) ?? 0) >= least ? edge : [];
    }),
  );
};

/** How wide a letter of a text is, where all of its font are as wide. */
const advance = ({ x, end, text }: Segment): number => (end - x) / text.length;

/** Whether two texts are of a font whose letters are all as wide. */
export const areOfOneWidth = (one: Segment, other: Segment): boolean =>
  one.text.length > 1 &&
  other.text.length > 1 &&
  one.style === other.style &&
  Math.abs(advance(one) - advance(other)) < 0.02;

/** Whether such texts are one space apart: words, which stand below each other by chance. */
export const isOneSpace = (before: Segment, piece: Segment): boolean =>
  areOfOneWidth(before, piece) && Math.abs(piece.x - before.end - advance(piece)) < 0.1;

/** Whether two texts have at least a space between them, and may be in two columns. */
export const areApart = (before: Segment, piece: Segment): boolean =>
  piece.x - before.end > piece.size * space && !isOneSpace(before, piece);

const closePairs = (segments: readonly Segment[]): string[] => {
  const [first, second] = segments.toSorted((one, other) => one.x - other.x);
  return first && second && areApart(first, second) ? [`${Math.round(first.x)} ${Math.round(second.x)}`] : [];
};

const countOf = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
