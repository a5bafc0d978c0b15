import type { Brand } from "../../contract/brand.ts";
import type { Columns } from "./columns.ts";
import type { Matches } from "./matches.ts";
import { inPlace } from "./in-place.ts";
import type { Place } from "./places.ts";
import { addTo, emptyBits, keepOnly } from "./row-set.ts";

interface Kept {
  revision: number;
  bits: Uint32Array;
}
type KeptBits<Key extends object> = WeakMap<Columns, WeakMap<Key, Kept>>;

const byPlace: KeptBits<Place> = new WeakMap();
const byBrand: KeptBits<Brand> = new WeakMap();

/**
 * The rows that a search may find, a bit each: those with its words, in its place and of the brand. Null stands for all.
 * The bits of places and brands are kept until a job changes.
 */
export const rowsToLookAt = (
  columns: Columns,
  brand: Brand,
  { words, place }: { words: Matches | null; place: Place | null },
): Uint32Array | null => {
  const sets: Uint32Array[] = [];
  if (words) sets.push(words.bits);
  if (place) sets.push(keptBits(byPlace, columns, place, () => inPlaceOrRemote(columns, place)));
  const { categories } = brand.jobs;
  if (categories !== "all")
    sets.push(keptBits(byBrand, columns, brand, () => inCategories(columns, categories)));
  const [first, ...others] = sets;
  if (!first || !others.length) return first ?? null;
  const bits = first.slice();
  for (const other of others) keepOnly(bits, other);
  return bits;
};

/** Jobs inside a place, and remote ones without a place, which searches for remote work find everywhere. */
const inPlaceOrRemote = (columns: Columns, place: Place): Uint32Array => {
  const isIn = inPlace(columns, place);
  const remote = columns.filters.remote.values;
  const { location, hasMoreLocations, length } = columns;
  const bits = emptyBits(length);
  // Most jobs have one location, and are looked up here: a test for each takes several times as long.
  const within = place.kind === "suburb" ? place.within : null;
  const size = within?.length ?? 0;
  for (let row = 0; row < length; row++) {
    const first = location[row]!;
    if (first === 0) {
      if (remote[row] === 1 || (within === null && isIn(row))) addTo(bits, row);
    } else if (first < size && within![first] === 1) addTo(bits, row);
    else if ((within === null || hasMoreLocations[row] === 1) && isIn(row)) addTo(bits, row);
  }
  return bits;
};

/** Jobs in the categories of a brand. */
const inCategories = (columns: Columns, categories: readonly string[]): Uint32Array => {
  const bits = emptyBits(columns.length);
  const { codes, values } = columns.filters.category;
  const own = codes.table(categories);
  for (let row = 0; row < columns.length; row++) if (own[values[row]!] === 1) addTo(bits, row);
  return bits;
};

const keptBits = <Key extends object>(
  kept: KeptBits<Key>,
  columns: Columns,
  key: Key,
  make: () => Uint32Array,
): Uint32Array => {
  const ofColumns = kept.get(columns) ?? new WeakMap<Key, Kept>();
  kept.set(columns, ofColumns);
  const { revision } = columns;
  const last = ofColumns.get(key);
  if (last?.revision === revision) return last.bits;
  const bits = make();
  ofColumns.set(key, { revision, bits });
  return bits;
};

/** The rows of a bit set, at most as many at a time as the list has room for. */
export function* listsOf(bits: Uint32Array, list: Int32Array): Generator<Int32Array, void> {
  let length = 0;
  for (let at = 0; at < bits.length; at++) {
    if (length + 32 > list.length) {
      yield list.subarray(0, length);
      length = 0;
    }
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      list[length++] = at * 32 + 31 - Math.clz32(word & -word);
  }
  if (length) yield list.subarray(0, length);
}
