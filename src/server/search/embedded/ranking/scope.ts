import type { Brand } from "../../../../contract/brand.ts";
import type { Columns } from "../columns/columns.ts";
import { countJobs, listsFound, type Prepared } from "./filter-mask.ts";
import { addTo, bitsOr, emptyBits, keepOnly, listOf, removeAll, sizeOf } from "../rows/row-set.ts";
import { rowsToLookAt } from "../rows/candidate-rows.ts";

/** What decides which jobs a search finds besides its place and filters. */
type AskedWords = Pick<Prepared, "words" | "excluded" | "mentionsApart">;

/** Finds the jobs of one search for other words: whether a job passes its place and filters is found out once. */
export class Scope {
  readonly #columns: Columns;
  readonly #brand: Brand;
  readonly #now: number;
  readonly #search: Prepared;
  readonly #seen: Uint32Array;
  readonly #passing: Uint32Array;

  constructor(columns: Columns, brand: Brand, now: number, search: Prepared) {
    this.#columns = columns;
    this.#brand = brand;
    this.#now = now;
    this.#search = { ...search, words: null, excluded: null };
    this.#seen = emptyBits(columns.length);
    this.#passing = emptyBits(columns.length);
  }

  /** How many jobs the search finds with these words. */
  count(words: AskedWords): number {
    const rows = this.rows(words);
    return rows
      ? sizeOf(rows)
      : countJobs(this.#columns, this.#brand, this.#now, { ...this.#search, ...words });
  }

  /** The jobs that the search finds with these words; null where there are no words. */
  rows({ words, excluded, mentionsApart }: AskedWords): Uint32Array | null {
    if (!words) return null;
    const rows = (mentionsApart ? words.found : words.bits).slice();
    if (excluded) removeAll(rows, excluded);
    this.#lookAt(rows);
    keepOnly(rows, this.#passing);
    return rows;
  }

  /** Finds out which of some jobs pass, unless that is known. */
  #lookAt(wanted: Uint32Array): void {
    const bits = wanted.slice();
    removeAll(bits, this.#seen);
    const { place } = this.#search;
    const only = listOf(rowsToLookAt(this.#columns, this.#brand, { words: { bits }, place }) ?? bits);
    for (const { rows, length } of listsFound(this.#columns, this.#brand, this.#now, {
      ...this.#search,
      only,
    }))
      for (let at = 0; at < length; at++) addTo(this.#passing, rows[at]!);
    bitsOr(this.#seen, bits);
  }
}
