import type { Brand } from "../../../../contract/brand.ts";
import type { Columns } from "../columns/columns.ts";
import type { Matches } from "../matching/matches.ts";
import { inPlace } from "../in-place.ts";
import type { Place } from "../../places.ts";
import { addTo, bitsOr, emptyBits, keepOnly } from "./row-set.ts";
import { rowsInPlaces } from "./rows-by-place.ts";

interface Cached {
  revision: number;
  bits: Uint32Array;
}
type CachedBits<Key extends object> = WeakMap<Columns, WeakMap<Key, Cached>>;

const byPlace: CachedBits<object> = new WeakMap();
/** What the bits of each state are cached by: searches have state objects of their own. */
const states = new Map<number, object>();
const byBrand: CachedBits<Brand> = new WeakMap();

/**
 * The rows that a search may find, a bit each: those with its words, in its place and of the brand. Null stands for all.
 * The bits of places and brands are cached until a job changes.
 */
export const rowsToLookAt = (
  columns: Columns,
  brand: Brand,
  { words, place }: { words: Pick<Matches, "bits"> | null; place: Place | null },
): Uint32Array | null => {
  const sets: Uint32Array[] = [];
  if (words) sets.push(words.bits);
  if (place) sets.push(cachedBits(byPlace, columns, keyOf(place), () => inPlaceOrRemote(columns, place)));
  const { categories } = brand.jobs;
  if (categories !== "all")
    sets.push(cachedBits(byBrand, columns, brand, () => inCategories(columns, categories)));
  const [first, ...others] = sets;
  if (!first || !others.length) return first ?? null;
  const bits = first.slice();
  for (const other of others) keepOnly(bits, other);
  return bits;
};

const keyOf = (place: Place): object => {
  if (place.kind !== "state") return place;
  const key = states.get(place.id) ?? {};
  states.set(place.id, key);
  return key;
};

/** Jobs inside a place, and remote ones without a place, which searches for remote work find everywhere. */
const inPlaceOrRemote = (columns: Columns, place: Place): Uint32Array => {
  if (place.kind === "several")
    return place.places.map((one) => inPlaceOrRemote(columns, one)).reduce(bitsOr);
  if (place.kind === "suburb") return rowsInPlaces(columns, place.within);
  const isIn = inPlace(columns, place);
  const remote = columns.filters.remote.values;
  const { location, length } = columns;
  const bits = emptyBits(length);
  for (let row = 0; row < length; row++)
    if (isIn(row) || (location[row] === 0 && remote[row] !== 0)) addTo(bits, row);
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

const cachedBits = <Key extends object>(
  cached: CachedBits<Key>,
  columns: Columns,
  key: Key,
  make: () => Uint32Array,
): Uint32Array => {
  const ofColumns = cached.get(columns) ?? new WeakMap<Key, Cached>();
  cached.set(columns, ofColumns);
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
