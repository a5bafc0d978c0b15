import type { Brand } from "../../../../contract/brand.ts";
import type { FilterName } from "../../../../contract/job-filters.ts";
import { countedFilters, filterValues, isCounted } from "../../../../domain/search/job-filters.ts";
import type { Candidates, RowList } from "../columns/filter-column.ts";
import { noPay, type Columns } from "../columns/columns.ts";
import type { Matches } from "../matching/matches.ts";
import { has } from "../rows/row-set.ts";
import { payRange } from "../pay-range.ts";
import { inPlace } from "../in-place.ts";
import type { Plan } from "../../plan.ts";
import { listsOf, rowsToLookAt } from "../rows/candidate-rows.ts";
import { shownOn } from "../shown-on.ts";

/** A plan whose words have been looked up. */
export interface Prepared extends Omit<Plan, "words"> {
  words: Matches | null;
  excluded: Uint32Array | null;
  /** Only these rows are looked at, such as those of new jobs. */
  only?: Int32Array;
}

// Counted filters have a bit of their own in a mask; failing any other filter excludes a job.
if (countedFilters.length > 30) throw new Error("A mask has room for 30 filters that are counted.");
/** The bit of jobs that pass every filter and only mention the words. */
const onlyMentioned = 1 << countedFilters.length;
/** All bits: the job is excluded whatever filter is changed. */
const out = -1;
const bitOf = (name: FilterName): number => (isCounted(name) ? 1 << countedFilters.indexOf(name) : out);

/** Rows processed together: few enough to stay in the processor's cache. */
const blockSize = 4096;
const emptyList = () => ({ rows: new Int32Array(blockSize), length: 0 });

/** Arrays of passes that have ended, which are used again. */
const spare: ReturnType<typeof newArrays>[] = [];
const newArrays = () => ({
  candidates: { ...emptyList(), mask: new Int32Array(blockSize) },
  block: { found: emptyList(), missed: countedFilters.map(emptyList), mentioned: emptyList() },
  listed: new Int32Array(blockSize),
});

/** A block of the rows that a search scans. */
export interface Block {
  /** Rows that pass every filter. */
  found: RowList;
  /** Rows that fail a single filter, in the order of `countedFilters`. */
  missed: readonly RowList[];
  /** Rows that pass every filter and only mention the words, where those are apart. */
  mentioned: RowList;
}

/** The rows that a search finds and those that fail one filter, block by block; the arrays are reused. */
export function* blocksOf(
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
): Generator<Block, void> {
  const firstMask = openFirstMask(columns, brand, now, prepared);
  const tests = openTests(columns, now, prepared);
  const arrays = spare.pop() ?? newArrays();
  const { candidates, block, listed } = arrays;
  for (const rows of listsToLookAt(columns, brand, prepared, listed)) {
    if (typeof rows === "number")
      take(candidates, firstMask, rows, Math.min(rows + blockSize, columns.length));
    else takeListed(candidates, firstMask, rows);
    for (const mark of tests) mark(candidates);
    divide(candidates, block);
    yield block;
  }
  spare.push(arrays);
}

/**
 * How many jobs a search finds, with those that only mention its words unless these are apart: `found` of all blocks.
 * @param enough Counts no further than this.
 */
export const countJobs = (
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
  enough = Infinity,
): number => {
  let total = 0;
  for (const { length } of listsFound(columns, brand, now, prepared)) {
    total += length;
    if (total >= enough) break;
  }
  return Math.min(total, enough);
};

/** The rows that a search finds, list by list; the array is reused. */
export function* listsFound(
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
): Generator<RowList, void> {
  const firstMask = openFirstMask(columns, brand, now, prepared);
  const tests = openTests(columns, now, prepared);
  const arrays = spare.pop() ?? newArrays();
  const { candidates, listed, block } = arrays;
  const { rows, mask } = candidates;
  const { found } = block;
  const { words, mentionsApart } = prepared;
  const certain = words && mentionsApart ? { ...words, bits: words.found } : words;
  try {
    for (const some of listsToLookAt(columns, brand, { ...prepared, words: certain }, listed)) {
      if (typeof some === "number") {
        candidates.length = Math.min(blockSize, columns.length - some);
        for (let at = 0; at < candidates.length; at++) rows[at] = some + at;
      } else {
        candidates.length = some.length;
        rows.set(some);
      }
      mask.fill(0, 0, candidates.length);
      // Filters cost less than what all searches need, and often leave few rows.
      for (const mark of tests) mark(candidates);
      found.length = 0;
      for (let at = 0; at < candidates.length; at++)
        if (mask[at] === 0 && firstMask(rows[at]!) === 0) found.rows[found.length++] = rows[at]!;
      yield found;
    }
  } finally {
    spare.push(arrays);
  }
}

/** A test for each filter of a search. */
const openTests = (columns: Columns, now: number, { search, employers }: Prepared) =>
  Object.entries(columns.filters).flatMap(([key, column]) => {
    const name = key as keyof typeof columns.filters;
    const typed = filterValues(search, name);
    const wanted = (name === "employer" && typed.length && employers) || typed;
    return typed.length ? [column.openTest(wanted, bitOf(name), now)] : [];
  });

/** The rows that may be found, block by block: a list, which is written to `listed`, or the first of the rows that are all looked at. */
function* listsToLookAt(
  columns: Columns,
  brand: Brand,
  prepared: Prepared,
  listed: Int32Array,
): Generator<Int32Array | number, void> {
  const { only } = prepared;
  if (only) {
    for (let from = 0; from < only.length; from += blockSize) yield only.subarray(from, from + blockSize);
    return;
  }
  const bits = rowsToLookAt(columns, brand, prepared);
  if (bits) yield* listsOf(bits, listed);
  else for (let from = 0; from < columns.length; from += blockSize) yield from;
}

/** Collects the rows that are not excluded. */
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

/** Collects those of some rows that are not excluded. */
const takeListed = (to: Candidates, firstMask: (row: number) => number, from: Int32Array): void => {
  const { rows, mask } = to;
  let length = 0;
  for (let at = 0; at < from.length; at++) {
    const first = firstMask(from[at]!);
    if (first === out) continue;
    rows[length] = from[at]!;
    mask[length++] = first;
  }
  to.length = length;
};

/** Sorts rows by their masks, and drops those that fail two filters or more. */
const divide = ({ rows, mask, length }: Candidates, { found, missed, mentioned }: Block): void => {
  found.length = 0;
  mentioned.length = 0;
  for (const list of missed) list.length = 0;
  for (let at = 0; at < length; at++) {
    const bits = mask[at]!;
    if (bits & (bits - 1)) continue;
    const list = bits === 0 ? found : (missed[31 - Math.clz32(bits)] ?? mentioned);
    list.rows[list.length++] = rows[at]!;
  }
};

/** The first mask of a row: 0 if the job has the words, pay, age and place and is shown on the site, else `out`. */
const openFirstMask = (
  columns: Columns,
  brand: Brand,
  now: number,
  { search, place, words, excluded, mentionsApart, only }: Prepared,
): ((row: number) => number) => {
  const { yearlyMin, yearlyMax, location, posted } = columns;
  const remote = columns.filters.remote.values;
  const isShown = shownOn(columns, brand, now);
  const matching = words?.bits ?? null;
  const certain = (mentionsApart && words?.found) || null;
  const pay = payRange(search);
  // Of the rows that `rowsToLookAt` gives for suburbs, only those without a location are not in the place.
  const isGiven = place?.kind === "suburb" && !only;
  const isIn = isGiven ? (row: number) => location[row] !== 0 : place && inPlace(columns, place);
  const newSince = search.new_since === undefined ? -Infinity : Date.parse(search.new_since);
  const notRemote = search.remote === true ? 0 : bitOf("remote");

  return (row) => {
    if (matching !== null && !has(matching, row)) return out;
    if (!isShown(row) || posted[row]! <= newSince) return out;
    if (excluded && has(excluded, row)) return out;
    if (pay !== null) {
      const most = yearlyMax[row]!;
      if (most === noPay || most < pay.min || yearlyMin[row]! > pay.max) return out;
    }
    const tier = certain === null || has(certain, row) ? 0 : onlyMentioned;
    if (isIn === null || isIn(row)) return tier;
    // A remote job without a location counts as in every place, but only for searches for remote work.
    return remote[row] === 0 || location[row] !== 0 ? out : tier | notRemote;
  };
};
