import type { FilterId } from "../../../domain/search/job-filters.ts";

/** Some rows. */
export interface RowList {
  readonly rows: Int32Array;
  /** How many of them are in use. */
  length: number;
}

/** Rows that a search may find, and for each the filters that keep it out, a bit each. */
export interface Candidates extends RowList {
  readonly mask: Int32Array;
}

/** What a job has in a column. */
export type JobValue = FilterId | readonly FilterId[] | null;

/** What a filter is compared with: one typed array, a job in the same row of every column. */
export interface FilterColumn {
  /** The value of a job, as SQL on `row`, a row of table `jobs`. */
  readonly sql: string;
  set(row: number, value: JobValue): void;
  /** Makes room for so many rows. */
  grow(rows: number): void;
  /** Marks with some bits the candidates that have none of some values. */
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
}

/** A longer array that begins as a shorter one. */
export const grown = <A extends { set: (from: A) => void }>(from: A, to: A): A => {
  to.set(from);
  return to;
};
