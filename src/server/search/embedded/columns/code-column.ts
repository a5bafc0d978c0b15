import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { grown, type Candidates, type CountedColumn, type Counter, type JobValue } from "./filter-column.ts";

/** One id or none for each job, stored as a small code: `codes` maps every id that jobs have had. */
export class CodeColumn implements CountedColumn {
  readonly sql: string;
  readonly codes = new Codes();
  values = new Uint16Array(0);

  constructor(sql: string) {
    this.sql = sql;
  }

  set(row: number, value: JobValue): void {
    this.values[row] = value === null ? 0 : this.codes.of(value as FilterId);
  }

  grow(rows: number): void {
    this.values = grown(this.values, new Uint16Array(rows));
  }

  openTest(wanted: readonly FilterId[], bits: number) {
    const { values } = this;
    // A table lookup has no branch that the processor could mispredict.
    const marks = Int32Array.from(this.codes.table(wanted), (isWanted) => (isWanted ? 0 : bits));
    return ({ rows, mask, length }: Candidates): void => {
      for (let at = 0; at < length; at++) mask[at]! |= marks[values[rows[at]!]!]!;
    };
  }

  openCount(): Counter {
    const { values, codes } = this;
    const byCode = new Int32Array(codes.ids.length);
    return {
      add: ({ rows, length }) => {
        for (let at = 0; at < length; at++) byCode[values[rows[at]!]!]!++;
      },
      counts: () => codes.countsById(byCode),
    };
  }
}

/** Small numbers for ids; 0 stands for none. */
export class Codes {
  readonly #codes = new Map<FilterId, number>();
  readonly ids: FilterId[] = [""];

  of(id: FilterId): number {
    const known = this.#codes.get(id);
    if (known !== undefined) return known;
    this.#codes.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  /** One entry a code, 1 for the given ids. */
  table(ids: Iterable<FilterId>): Uint8Array {
    const wanted = new Set(ids);
    return Uint8Array.from(this.ids, (id) => Number(wanted.has(id)));
  }

  /** Counts by code as counts by id; without those that have none. */
  countsById(byCode: Int32Array): Map<FilterId, number> {
    return new Map(this.ids.flatMap((id, code) => (code && byCode[code] ? [[id, byCode[code]]] : [])));
  }
}
