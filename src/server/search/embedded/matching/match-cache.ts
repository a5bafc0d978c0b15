import { LRUCache } from "lru-cache";
import type { Columns } from "../columns/columns.ts";
import type { JobIndex } from "../job-index.ts";
import type { Matches } from "./matches.ts";
import { RowLevels } from "../rows/row-levels.ts";
import { asBits, keepOnly, packed, type RowSet } from "../rows/row-set.ts";

/** The most bytes of kept matches in one process, at least and for each job. */
const memory = { least: 16 * 1024 * 1024, ofJob: 64 };

/** Matches without the rows that do not match. */
type Packed = Record<"rows" | "found", RowSet> &
  Partial<Record<Marks, RowSet>> & {
    /** How well each of the rows matches. */
    levels: Uint8Array;
  };

/** What decides the order of matches beside their levels. */
const marks = ["kin", "alike", "ofOtherRank"] as const satisfies (keyof Matches)[];
type Marks = (typeof marks)[number];

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
  const { levels, bits, found } = matches;
  const within = (all: Uint32Array): RowSet => {
    const some = all.slice();
    keepOnly(some, bits);
    return packed(some);
  };
  return {
    rows: packed(bits),
    found: packed(found),
    levels: levels.values,
    ...marked((mark) => matches[mark] && within(matches[mark])),
  };
};

const unpack = (kept: Packed | null, size: number): Matches | null => {
  if (!kept) return null;
  const bits = asBits(kept.rows, size);
  return {
    levels: new RowLevels(bits, kept.levels),
    bits,
    found: asBits(kept.found, size),
    ...marked((mark) => kept[mark] && asBits(kept[mark], size)),
  };
};

/** The marks that matches have, each as another form of its set. */
const marked = <Form>(formOf: (mark: Marks) => Form | undefined): Partial<Record<Marks, Form>> =>
  Object.fromEntries(
    marks.flatMap((mark) => {
      const form = formOf(mark);
      return form ? [[mark, form]] : [];
    }),
  );

const bytesOf = (kept: Packed | null): number =>
  Object.values(kept ?? {}).reduce((sum, { byteLength }) => sum + byteLength, 0);
