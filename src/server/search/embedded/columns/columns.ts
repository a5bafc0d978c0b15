import { setImmediate as otherWork } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { placeId, placeNumber } from "../../../catalogue/locations/place-number.ts";
import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { grown, type FilterColumn, type JobValue, type Values } from "./filter-column.ts";
import { openFields, openFilterColumns } from "./filter-columns.ts";
import { NumberById } from "./number-by-id.ts";

/** A job as the index stores it. Times in milliseconds; pay in dollars a year. */
export interface IndexedJob {
  id: number;
  yearlyMin: number | null;
  yearlyMax: number | null;
  locations: readonly number[];
  /** When it was posted, or changed since. */
  changed: number;
  /** Infinity for a job that does not expire. */
  expires: number;
  /** How many words the title has, without stop words. */
  titleLength: number;
  /** In the order of the filters' columns. */
  filters: readonly JobValue[];
}

/** Stands for unknown pay. */
export const noPay = -1;

/** All that columns hold: to copy them, and to keep them on disk. */
export interface ColumnsState {
  /** Rows in use. */
  length: number;
  /** By the column's name; those of filters after `filterPrefix`. */
  arrays: ReadonlyMap<string, Values>;
  /** The ids behind the numbers of a filter's column, by its name. */
  codes: ReadonlyMap<string, readonly FilterId[]>;
  moreLocations: readonly (readonly [row: number, locations: readonly number[]])[];
}

/** So many rows are indexed before other requests go on. */
const rowsAtOnce = 65_536;

/** The names of the columns that are no filter's; a column that is missing here does not compile. */
const ownArrays: readonly OwnArray[] = Object.keys({
  id: true,
  yearlyMin: true,
  yearlyMax: true,
  changed: true,
  expires: true,
  titleLength: true,
  location: true,
  hasMoreLocations: true,
} satisfies Record<OwnArray, true>) as OwnArray[];
type OwnArray = Exclude<
  { [Key in keyof Columns]: Columns[Key] extends Values ? Key : never }[keyof Columns],
  "posted"
>;
const filterPrefix = "filter ";

/**
 * The fields that searches filter, count and sort by, one typed array for each; a job has the same row in all of
 * them: 76 bytes a job, and a million jobs are scanned in some 10 ms. A row whose `expires` is `-Infinity` is free.
 */
export class Columns {
  /** Rows in use, including free ones in between. */
  length = 0;
  /** Another number after each change. */
  revision = 0;
  readonly filters = openFilterColumns();
  /** The filters, and what only searches in words look at. */
  readonly fields = openFields(this.filters);
  id = new Int32Array(0);
  yearlyMin = new Int32Array(0);
  yearlyMax = new Int32Array(0);
  changed = new Float64Array(0);
  expires = new Float64Array(0);
  titleLength = new Uint8Array(0);
  /** The `placeNumber` of the first location, 0 when there is none; `moreLocations` has the others. */
  location = new Int32Array(0);
  hasMoreLocations = new Uint8Array(0);
  readonly moreLocations = new Map<number, readonly number[]>();
  readonly #byName: readonly [string, FilterColumn][] = Object.entries(this.fields);
  readonly #filterColumns = this.#byName.map(([, column]) => column);
  readonly #rows = new NumberById();
  readonly #free: number[] = [];

  /** The values of a job that filters test, as SQL on `row`. */
  get filterSql(): SQL {
    return sql.raw(this.#filterColumns.map((column) => column.sql).join(", "));
  }

  /** When each job was posted. */
  get posted(): Float64Array {
    return this.filters.date_posted.values;
  }

  rowOf(id: number): number | undefined {
    return this.#rows.get(id);
  }

  /** The ids of a job's locations. */
  locationsOf(row: number): number[] {
    const first = this.location[row]!;
    return first ? [first, ...(this.moreLocations.get(row) ?? [])].map(placeId) : [];
  }

  /** Adds a job, or replaces what is known of it. */
  set(job: IndexedJob): void {
    this.revision++;
    const row = this.#rows.get(job.id) ?? this.#newRow(job.id);
    for (const [at, column] of this.#filterColumns.entries()) column.set(row, job.filters[at] ?? null);
    this.yearlyMin[row] = job.yearlyMin ?? job.yearlyMax ?? noPay;
    this.yearlyMax[row] = job.yearlyMax ?? job.yearlyMin ?? noPay;
    this.changed[row] = job.changed;
    this.expires[row] = job.expires;
    this.titleLength[row] = Math.min(job.titleLength, 255);
    const [first = 0, ...more] = job.locations.map(placeNumber);
    this.location[row] = first;
    this.hasMoreLocations[row] = Number(more.length > 0);
    if (more.length) this.moreLocations.set(row, more);
    else this.moreLocations.delete(row);
  }

  /** Forgets a job; its row is used again. */
  remove(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.revision++;
    this.expires[row] = -Infinity;
    this.moreLocations.delete(row);
    this.#rows.set(id, undefined);
    this.#free.push(row);
  }

  /** When the next job begins or ends after a moment, both in milliseconds; Infinity where none does. */
  nextChange(now: number): number {
    const { posted, expires } = this;
    let next = Infinity;
    for (let row = 0; row < this.length; row++)
      for (const moment of [posted[row]!, expires[row]!]) if (moment > now && moment < next) next = moment;
    return next;
  }

  /** When the next job begins after a moment, both in milliseconds; Infinity where none does. */
  nextBegin(now: number): number {
    const { posted } = this;
    let next = Infinity;
    for (let row = 0; row < this.length; row++) {
      const moment = posted[row]!;
      if (moment > now && moment < next) next = moment;
    }
    return next;
  }

  /** What these columns hold, without a copy: the arrays may be longer than `length`. */
  state(): ColumnsState {
    const own = ownArrays.map((name): [string, Values] => [name, this[name]]);
    const ofFilters = this.#byName.map(([name, column]): [string, Values] => [
      `${filterPrefix}${name}`,
      column.values,
    ]);
    return {
      length: this.length,
      arrays: new Map([...own, ...ofFilters]),
      codes: new Map(this.#byName.flatMap(([name, { codes }]) => (codes ? [[name, codes.ids]] : []))),
      moreLocations: [...this.moreLocations],
    };
  }

  /**
   * Columns that hold this state, and take its arrays over. Lets other requests go on.
   * @throws Error where a column is missing or of another kind.
   */
  static async of({ length, arrays, codes, moreLocations }: ColumnsState): Promise<Columns> {
    const columns = new Columns();
    const arrayOf = (name: string, like: Values): never => {
      const values = arrays.get(name);
      if (values?.constructor !== like.constructor) throw new Error(`The column ${name} is missing.`);
      return values as never;
    };
    for (const name of ownArrays) columns[name] = arrayOf(name, columns[name]);
    for (const [name, column] of columns.#byName) {
      column.values = arrayOf(`${filterPrefix}${name}`, column.values);
      for (const id of codes.get(name) ?? []) if (id !== "") column.codes?.of(id);
    }
    columns.length = length;
    for (const [row, locations] of moreLocations) columns.moreLocations.set(row, locations);
    for (let row = 0; row < length; row++) {
      if (columns.expires[row] === -Infinity) columns.#free.push(row);
      else columns.#rows.set(columns.id[row]!, row);
      if (row % rowsAtOnce === 0) await otherWork();
    }
    return columns;
  }

  /** How the columns are stored; what was kept for another layout cannot be read. */
  get layout(): string {
    const own = ownArrays.map((name) => [name, this[name].constructor.name]);
    const ofFilters = this.#byName.map(([name, { sql, values, ids }]) => [
      name,
      sql,
      values.constructor.name,
      ids,
    ]);
    return JSON.stringify([own, ofFilters]);
  }

  #newRow(id: number): number {
    const row = this.#free.pop() ?? this.length++;
    if (row >= this.id.length) this.#grow(Math.max(1024, this.id.length * 2));
    this.#rows.set(id, row);
    this.id[row] = id;
    return row;
  }

  #grow(rows: number): void {
    for (const column of this.#filterColumns) column.grow(rows);
    this.id = grown(this.id, new Int32Array(rows));
    this.hasMoreLocations = grown(this.hasMoreLocations, new Uint8Array(rows));
    this.yearlyMin = grown(this.yearlyMin, new Int32Array(rows));
    this.yearlyMax = grown(this.yearlyMax, new Int32Array(rows));
    this.changed = grown(this.changed, new Float64Array(rows));
    this.expires = grown(this.expires, new Float64Array(rows));
    this.titleLength = grown(this.titleLength, new Uint8Array(rows));
    this.location = grown(this.location, new Int32Array(rows));
  }
}
