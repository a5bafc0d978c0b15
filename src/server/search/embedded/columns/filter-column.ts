import type { FilterId } from "../../../../domain/search/job-filters.ts";

/** A list of rows. */
export interface RowList {
  readonly rows: Int32Array;
  /** How many of them are in use. */
  length: number;
}

/** Rows that a search may find, with a bit mask of the filters that each one fails. */
export interface Candidates extends RowList {
  readonly mask: Int32Array;
}

/** A job's value in a column. */
export type JobValue = FilterId | readonly FilterId[] | null;

/** A column's array. */
export type Values =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/**
 * The values that a filter tests: one typed array; a job has the same row in every column. All that a column knows of
 * jobs is in `values` and `codes`, which are copied and written to disk.
 */
export interface FilterColumn {
  /** The value of a job, as SQL on `row`, a row of table `jobs`. */
  readonly sql: string;
  values: Values;
  /** What the numbers in `values` stand for, where a column finds that out from the jobs. */
  readonly codes?: { ids: FilterId[]; of: (id: FilterId) => number };
  /** What the bits in `values` stand for. */
  readonly ids?: readonly FilterId[];
  set(row: number, value: JobValue): void;
  /** Makes room for this many rows. */
  grow(rows: number): void;
  /** Returns a test that sets `bits` on candidates with none of the wanted values. */
  openTest(wanted: readonly FilterId[], bits: number, now: number): (candidates: Candidates) => void;
}

/** A column whose values are counted, for the numbers beside the options of its filter. */
export interface CountedColumn extends FilterColumn {
  openCount(now: number): Counter;
}

export interface Counter {
  add(list: RowList): void;
  /** How many of the added rows have each value. */
  counts(): ReadonlyMap<FilterId, number>;
  /** When the counts change by themselves, in milliseconds; never where that is missing. */
  ends?(): number;
}

/** Copies a shorter array to the start of a longer one. */
export const grown = <A extends { set: (from: A) => void }>(from: A, to: A): A => {
  to.set(from);
  return to;
};
