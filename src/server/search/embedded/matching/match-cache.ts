import { LRUCache } from "lru-cache";
import type { Columns } from "../columns/columns.ts";
import type { JobIndex } from "../job-index.ts";
import type { Matches } from "./matches.ts";
import { RowLevels } from "../rows/row-levels.ts";
import { asBits, keepOnly, packed, type RowSet } from "../rows/row-set.ts";

/** The most bytes of cached matches in one process, at least and for each job. */
const memory = { least: 16 * 1024 * 1024, ofJob: 64 };

/** Matches without the rows that do not match. */
type Packed = Record<"rows" | "found", RowSet> &
  Partial<Record<Marks, RowSet>> & {
    /** How well each of the rows matches. */
    levels: Uint8Array;
  };

/** What decides the order of matches beside their levels. */
const marks = ["kin", "alike", "last"] as const satisfies (keyof Matches)[];
type Marks = (typeof marks)[number];

/** What some words match, and the rows of what is excluded. */
export interface MatchedWords {
  words: Matches | null;
  excluded: Uint32Array | null;
}

interface PackedWords {
  words: Packed | null;
  excluded: RowSet | null;
}

interface Cached {
  columns: Columns;
  changes: number;
  byWords: LRUCache<string, PackedWords>;
}

const ofIndexes = new WeakMap<JobIndex, Cached>();

/**
 * What some words match, cached until a job changes.
 * @param key Names the words, and how they are looked up.
 */
export const cachedMatches = async (
  index: JobIndex,
  key: string,
  make: () => Promise<MatchedWords>,
): Promise<MatchedWords> => {
  const { byWords, columns, changes } = cachedOf(index);
  const known = byWords.get(key);
  const rows = columns.id.length;
  if (known)
    return { words: unpack(known.words, rows), excluded: known.excluded && asBits(known.excluded, rows) };
  const made = await make();
  const { words, excluded } = made;
  // They may be those of later jobs.
  if (index.columns === columns && index.changes.length === changes)
    byWords.set(key, { words: pack(words), excluded: excluded && packed(excluded) });
  return made;
};

const cachedOf = (index: JobIndex): Cached => {
  const { columns, changes } = index;
  const last = ofIndexes.get(index);
  if (last?.columns === columns && last.changes === changes.length) return last;
  const maxSize = Math.max(memory.least, memory.ofJob * columns.length);
  const sizeCalculation = ({ words, excluded }: PackedWords) =>
    1 + bytesOf(words) + (excluded?.byteLength ?? 0);
  const cached: Cached = {
    columns,
    changes: changes.length,
    byWords: new LRUCache({ maxSize, sizeCalculation }),
  };
  ofIndexes.set(index, cached);
  return cached;
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

const unpack = (cached: Packed | null, size: number): Matches | null => {
  if (!cached) return null;
  const bits = asBits(cached.rows, size);
  return {
    levels: new RowLevels(bits, cached.levels),
    bits,
    found: asBits(cached.found, size),
    ...marked((mark) => cached[mark] && asBits(cached[mark], size)),
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

const bytesOf = (cached: Packed | null): number =>
  Object.values(cached ?? {}).reduce((sum, { byteLength }) => sum + byteLength, 0);
