import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { addTo, emptyBits } from "../rows/row-set.ts";
import { grown, type Candidates, type CountedColumn, type Counter, type JobValue } from "./filter-column.ts";

/** Several ids of a short list for each job, a bit each. */
export class SetColumn implements CountedColumn {
  readonly sql: string;
  readonly ids: readonly FilterId[];
  values = new Uint32Array(0);

  /** @throws Error for more ids than a number has bits. */
  constructor(sql: string, ids: readonly FilterId[]) {
    if (ids.length > 32) throw new Error(`${sql} has ${ids.length} options; a set column holds 32.`);
    this.sql = sql;
    this.ids = ids;
  }

  /** The bits of some ids; those that are not in the list have none. */
  bitsOf(ids: Iterable<FilterId>): number {
    let bits = 0;
    for (const id of ids) {
      const at = this.ids.indexOf(id);
      if (at >= 0) bits |= 1 << at;
    }
    return bits;
  }

  /** The ids that some bits stand for. */
  idsOf(bits: number): FilterId[] {
    return this.ids.filter((_, at) => bits & (1 << at));
  }

  set(row: number, value: JobValue): void {
    this.values[row] = this.bitsOf((value ?? []) as readonly FilterId[]);
  }

  grow(rows: number): void {
    this.values = grown(this.values, new Uint32Array(rows));
  }

  openTest(wanted: readonly FilterId[], bits: number) {
    const { values } = this;
    const any = this.bitsOf(wanted);
    return ({ rows, mask, length }: Candidates): void => {
      for (let at = 0; at < length; at++) mask[at]! |= (values[rows[at]!]! & any) === 0 ? bits : 0;
    };
  }

  /** The rows with any of some ids, a bit each. */
  rowsWith(wanted: readonly FilterId[]): Uint32Array {
    const { values } = this;
    const any = this.bitsOf(wanted);
    const rows = emptyBits(values.length);
    for (let row = 0; row < values.length; row++) if (values[row]! & any) addTo(rows, row);
    return rows;
  }

  openCount(): Counter {
    const { values, ids } = this;
    // Rows are counted by each byte of their bits: jobs may have many ids, but only this many bytes.
    const byBytes = Array.from({ length: Math.ceil(ids.length / 8) }, () => new Int32Array(256));
    return {
      add: ({ rows, length }) => {
        for (const [place, byByte] of byBytes.entries()) {
          const shift = place * 8;
          for (let at = 0; at < length; at++) byByte[(values[rows[at]!]! >>> shift) & 255]!++;
        }
      },
      counts: () => {
        const totals = new Int32Array(byBytes.length * 8);
        for (const [place, byByte] of byBytes.entries())
          for (let byte = 1; byte < 256; byte++)
            // Few combinations occur.
            for (let bits = byByte[byte] ? byte : 0; bits; bits &= bits - 1)
              totals[place * 8 + 31 - Math.clz32(bits & -bits)]! += byByte[byte]!;
        return new Map(ids.map((id, at) => [id, totals[at]!]));
      },
    };
  }
}
