import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { grown, type Candidates, type CountedColumn, type Counter, type JobValue } from "./filter-column.ts";

/** Yes or no for each job. */
export class FlagColumn implements CountedColumn {
  readonly sql: string;
  values = new Uint8Array(0);

  constructor(sql: string) {
    this.sql = sql;
  }

  set(row: number, value: JobValue): void {
    this.values[row] = Number(value === true);
  }

  grow(rows: number): void {
    this.values = grown(this.values, new Uint8Array(rows));
  }

  openTest(_wanted: readonly FilterId[], bits: number) {
    const { values } = this;
    return ({ rows, mask, length }: Candidates): void => {
      for (let at = 0; at < length; at++) mask[at]! |= values[rows[at]!] === 0 ? bits : 0;
    };
  }

  openCount(): Counter {
    const { values } = this;
    let count = 0;
    return {
      add: ({ rows, length }) => {
        for (let at = 0; at < length; at++) count += values[rows[at]!]!;
      },
      counts: () => new Map([[true, count]]),
    };
  }
}
