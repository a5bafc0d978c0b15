import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { grown, type Candidates, type CountedColumn, type Counter, type JobValue } from "./filter-column.ts";

const day = 86_400_000;

/** A moment for each job, in milliseconds; filter options are a number of days back from now, 0 means no limit. */
export class MomentColumn implements CountedColumn {
  readonly sql: string;
  readonly #days: readonly number[];
  values = new Float64Array(0);

  constructor(sql: string, days: readonly number[]) {
    this.sql = `extract(epoch from ${sql})::float8 * 1000`;
    this.#days = days.toSorted((a, b) => (a || Infinity) - (b || Infinity));
  }

  set(row: number, value: JobValue): void {
    this.values[row] = Number(value);
  }

  grow(rows: number): void {
    this.values = grown(this.values, new Float64Array(rows));
  }

  openTest([days]: readonly FilterId[], bits: number, now: number) {
    const { values } = this;
    const oldest = now - Number(days) * day;
    return ({ rows, mask, length }: Candidates): void => {
      for (let at = 0; at < length; at++) mask[at]! |= values[rows[at]!]! < oldest ? bits : 0;
    };
  }

  openCount(now: number): Counter {
    const { values } = this;
    const days = this.#days;
    const oldest = Float64Array.from(days, (back) => now - (back || Infinity) * day);
    /** Counts of jobs by the first option that includes them; the last entry counts those in none. */
    const byAge = new Int32Array(days.length + 1);
    /** The shortest time until a job is too old for its option. */
    let shortest = Infinity;
    return {
      add: ({ rows, length }) => {
        for (let at = 0; at < length; at++) {
          const moment = values[rows[at]!]!;
          let age = 0;
          while (age < oldest.length && moment < oldest[age]!) age++;
          byAge[age]!++;
          const left = moment - oldest[age]!;
          if (left < shortest) shortest = left;
        }
      },
      ends: () => now + shortest,
      counts: () => {
        let younger = 0;
        return new Map(days.map((back, age) => [back, (younger += byAge[age]!)]));
      },
    };
  }
}
