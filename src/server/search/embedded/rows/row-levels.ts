import { countBits, eachRow, sizeOf } from "./row-set.ts";

/** A small number for each row of a set, and 0 for all others, in as many bytes as the set has rows. */
export class RowLevels {
  readonly #bits: Uint32Array;
  /** How many rows of the set come before each word of bits. */
  readonly #before: Uint32Array;
  /** The numbers, in the order of the rows. */
  readonly values: Uint8Array;

  constructor(bits: Uint32Array, values: Uint8Array) {
    this.#bits = bits;
    this.values = values;
    this.#before = new Uint32Array(bits.length);
    let before = 0;
    for (let at = 0; at < bits.length; at++) {
      this.#before[at] = before;
      before += countBits(bits[at]!);
    }
  }

  of(row: number): number {
    const word = this.#bits[row >>> 5]!;
    const bit = 1 << (row & 31);
    return word & bit ? this.values[this.#before[row >>> 5]! + countBits(word & (bit - 1))]! : 0;
  }
}

/** The levels of the rows in a bit set, as a function gives them. */
export const levelsOf = (bits: Uint32Array, level: (row: number) => number): RowLevels => {
  const values = new Uint8Array(sizeOf(bits));
  let at = 0;
  eachRow(bits, (row) => (values[at++] = level(row)));
  return new RowLevels(bits, values);
};
