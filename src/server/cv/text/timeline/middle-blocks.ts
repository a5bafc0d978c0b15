import type { Segment } from "../pdf-segments.ts";

type Placed = Segment;

/** The texts of one side in blocks: those of an entry are closer to each other than entries are. */
const blocksOf = (texts: readonly Placed[]): Placed[][] => {
  const blocks: Placed[][] = [];
  for (const one of texts.toSorted((a, b) => a.y - b.y)) {
    const above = blocks.at(-1)?.at(-1);
    if (above && one.y - above.y <= one.size * 2.2) blocks.at(-1)!.push(one);
    else blocks.push([one]);
  }
  return blocks;
};

/**
 * The first text of the entry of each date, where a date stands beside the middle of its entry, at one side of it; null where
 * one has none or several, or not each entry has its own.
 */
export const blockFirsts = (
  dates: readonly Segment[],
  texts: readonly Segment[],
  middle: number,
): Segment[] | null => {
  const blocks = [texts.filter(({ x }) => x < middle), texts.filter(({ x }) => x >= middle)].flatMap(
    blocksOf,
  );
  const beside = dates.map(({ y, size }) =>
    blocks.filter((block) => block[0]!.y <= y + size && block.at(-1)!.y >= y - size),
  );
  const firsts = beside.flatMap((own) => (own.length === 1 ? own[0]![0]! : []));
  return firsts.length === dates.length && new Set(firsts).size === blocks.length ? firsts : null;
};
