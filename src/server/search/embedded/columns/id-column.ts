import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { grown, type Candidates, type FilterColumn, type JobValue } from "./filter-column.ts";

/** Ids up to this one are looked up in a list of so many bytes. */
const manyIds = 1024 * 1024;

/** The id of a row of another table for each job. */
export class IdColumn implements FilterColumn {
  readonly sql: string;
  values = new Int32Array(0);

  constructor(sql: string) {
    this.sql = sql;
  }

  set(row: number, value: JobValue): void {
    this.values[row] = Number(value);
  }

  grow(rows: number): void {
    this.values = grown(this.values, new Int32Array(rows));
  }

  openTest(wanted: readonly FilterId[], bits: number) {
    const { values } = this;
    const ids = wanted.map(Number);
    const largest = ids.reduce((most, id) => Math.max(most, id), 0);
    // A search may name any id: the list may not grow with it.
    if (largest > Math.max(manyIds, 4 * values.length)) {
      const isWanted = new Set(ids);
      return ({ rows, mask, length }: Candidates): void => {
        for (let at = 0; at < length; at++) mask[at]! |= isWanted.has(values[rows[at]!]!) ? 0 : bits;
      };
    }
    const isWanted = new Uint8Array(largest + 1);
    for (const id of ids) isWanted[id] = 1;
    return ({ rows, mask, length }: Candidates): void => {
      for (let at = 0; at < length; at++) mask[at]! |= isWanted[values[rows[at]!]!] === 1 ? 0 : bits;
    };
  }
}
