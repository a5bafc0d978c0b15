import type { Brand } from "../../contract/brand.ts";
import type { FilterName } from "../../contract/job-filters.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { filterNames, filterValues, isCounted } from "../../domain/search/job-filters.ts";
import type { Candidates, RowList } from "./columns/filter-column.ts";
import { noPay, type Columns } from "./columns.ts";
import type { Matches } from "./matches.ts";
import { payRange } from "./pay-range.ts";
import type { Place } from "./places.ts";
import { shownOn } from "./shown.ts";

/** A search that is ready to be counted: its place and words have been looked up. */
export interface Prepared {
  search: ParsedJobSearch;
  place: Place | null;
  words: Matches | null;
  excluded: Matches | null;
}

/** The filters that have a bit each in a mask; the others let no job in. */
export const countedFilters = filterNames.filter(isCounted);
if (countedFilters.length > 31) throw new Error("A mask has room for 31 filters that are counted.");
/** All bits: no change of a filter lets the job in. */
const out = -1;
const bitOf = (name: FilterName): number => (isCounted(name) ? 1 << countedFilters.indexOf(name) : out);

/** Rows looked at together: what is read and written of them stays in the processor's cache. */
const blockSize = 4096;
const emptyList = () => ({ rows: new Int32Array(blockSize), length: 0 });

/** Some of the rows that a search looks at. */
export interface Block {
  /** Those that it finds. */
  found: RowList;
  /** Those that a single filter keeps out, in the order of `countedFilters`. */
  missed: readonly RowList[];
}

/** What a search finds and what it just misses, a block of rows at a time in the same arrays. */
export function* blocksOf(
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
): Generator<Block, void> {
  const firstMask = openFirstMask(columns, brand, now, prepared);
  const tests = Object.entries(columns.filters).flatMap(([key, column]) => {
    const name = key as keyof typeof columns.filters;
    const wanted = filterValues(prepared.search, name);
    return wanted.length ? [column.openTest(wanted, bitOf(name), now)] : [];
  });
  const candidates = { ...emptyList(), mask: new Int32Array(blockSize) };
  const block = { found: emptyList(), missed: countedFilters.map(emptyList) };
  for (let from = 0; from < columns.length; from += blockSize) {
    take(candidates, firstMask, from, Math.min(from + blockSize, columns.length));
    for (const mark of tests) mark(candidates);
    divide(candidates, block);
    yield block;
  }
}

/** Takes the rows that are not out. */
const take = (to: Candidates, firstMask: (row: number) => number, from: number, end: number): void => {
  const { rows, mask } = to;
  let length = 0;
  for (let row = from; row < end; row++) {
    const first = firstMask(row);
    if (first === out) continue;
    rows[length] = row;
    mask[length++] = first;
  }
  to.length = length;
};

/** Divides rows by their masks, without those that two filters or more keep out. */
const divide = ({ rows, mask, length }: Candidates, { found, missed }: Block): void => {
  found.length = 0;
  for (const list of missed) list.length = 0;
  for (let at = 0; at < length; at++) {
    const bits = mask[at]!;
    if (bits & (bits - 1)) continue;
    const list = bits === 0 ? found : missed[31 - Math.clz32(bits)]!;
    list.rows[list.length++] = rows[at]!;
  }
};

/** Tells by its row whether a job has the words, the pay and the place, and is shown on the site: 0, or `out`. */
const openFirstMask = (
  columns: Columns,
  brand: Brand,
  now: number,
  { search, place, words, excluded }: Prepared,
): ((row: number) => number) => {
  const { yearlyMin, yearlyMax, location } = columns;
  const remote = columns.filters.remote.values;
  const isShown = shownOn(columns, brand, now);
  const level = words?.level ?? null;
  const unwanted = excluded?.level ?? null;
  const pay = payRange(search);
  const isIn = place && inPlace(columns, place);
  const notRemote = search.remote === true ? 0 : bitOf("remote");

  return (row) => {
    if (level !== null && !level[row]) return out;
    if (!isShown(row)) return out;
    if (unwanted !== null && unwanted[row]) return out;
    if (pay !== null) {
      const most = yearlyMax[row]!;
      if (most === noPay || most < pay.min || yearlyMin[row]! > pay.max) return out;
    }
    if (isIn === null || isIn(row)) return 0;
    // Work that is done from anywhere belongs to every place, for those who look for remote work.
    return remote[row] === 0 || location[row] !== 0 ? out : notRemote;
  };
};

const inPlace = (columns: Columns, place: Place): ((row: number) => boolean) => {
  const { location, moreLocations, hasMoreLocations } = columns;
  if (place.kind === "state") {
    const { states } = columns.filters;
    const bits = states.bitsOf([place.id]);
    return (row) => (states.values[row]! & bits) !== 0;
  }
  const { within } = place;
  return (row) =>
    within[location[row]!] === 1 ||
    (hasMoreLocations[row] === 1 && moreLocations.get(row)!.some((number) => within[number] === 1));
};
