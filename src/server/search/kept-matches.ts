import { LRUCache } from "lru-cache";
import type { Columns } from "./columns.ts";
import type { JobIndex } from "./job-index.ts";
import type { Matches } from "./matches.ts";
import { RowLevels } from "./row-levels.ts";
import { asBits, packed, type RowSet } from "./row-set.ts";

/** The most bytes of kept matches in one process, at least and for each job. */
const memory = { least: 16 * 1024 * 1024, ofJob: 64 };

/** Matches without the rows that do not match. */
interface Packed {
  rows: RowSet;
  found: RowSet;
  /** How well each of the rows matches. */
  levels: Uint8Array;
  kin?: Uint32Array;
  alike?: Uint32Array;
  ofOtherRank?: Uint32Array;
}

/** What some words and some excluded words match. */
export interface MatchedWords<Found = Matches> {
  words: Found | null;
  excluded: Found | null;
}

interface Kept {
  columns: Columns;
  changes: number;
  byWords: LRUCache<string, MatchedWords<Packed>>;
}

const ofIndexes = new WeakMap<JobIndex, Kept>();

/**
 * What some words match, kept until a job changes.
 * @param key Names the words, and how they are looked up.
 */
export const keptMatches = async (
  index: JobIndex,
  key: string,
  make: () => Promise<MatchedWords>,
): Promise<MatchedWords> => {
  const { byWords, columns, changes } = keptOf(index);
  const known = byWords.get(key);
  const rows = columns.id.length;
  if (known) return { words: unpack(known.words, rows), excluded: unpack(known.excluded, rows) };
  const made = await make();
  const { words, excluded } = made;
  // They may be those of later jobs.
  if (index.columns === columns && index.changes.length === changes)
    byWords.set(key, { words: pack(words), excluded: pack(excluded) });
  return made;
};

const keptOf = (index: JobIndex): Kept => {
  const { columns, changes } = index;
  const last = ofIndexes.get(index);
  if (last?.columns === columns && last.changes === changes.length) return last;
  const maxSize = Math.max(memory.least, memory.ofJob * columns.length);
  const sizeCalculation = (kept: MatchedWords<Packed>) => 1 + bytesOf(kept.words) + bytesOf(kept.excluded);
  const kept: Kept = {
    columns,
    changes: changes.length,
    byWords: new LRUCache({ maxSize, sizeCalculation }),
  };
  ofIndexes.set(index, kept);
  return kept;
};

const pack = (matches: Matches | null): Packed | null => {
  if (!matches) return null;
  const { levels, bits, found, ...others } = matches;
  return { ...others, rows: packed(bits), found: packed(found), levels: levels.values };
};

const unpack = (kept: Packed | null, size: number): Matches | null => {
  if (!kept) return null;
  const { rows, found, levels, ...others } = kept;
  const bits = asBits(rows, size);
  return { ...others, levels: new RowLevels(bits, levels), bits, found: asBits(found, size) };
};

const bytesOf = (kept: Packed | null): number =>
  Object.values(kept ?? {}).reduce((sum, { byteLength }) => sum + byteLength, 0);
