/** Rows of jobs: a list while they are few, one bit for every row once that is smaller. */
export type RowSet = Int32Array | Uint32Array;

/** An empty bit set with room for each row. */
export const emptyBits = (rows: number): Uint32Array => new Uint32Array(Math.ceil(rows / 32));

let scratch = new Uint8Array(0);

/** A byte for each row, all 0; the next caller gets the same bytes. */
export const emptyScratch = (rows: number): Uint8Array => {
  if (scratch.length < rows) scratch = new Uint8Array(rows);
  else scratch.fill(0);
  return scratch;
};

export const addTo = (bits: Uint32Array, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31);
};

export const has = (bits: Uint32Array, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

export const removeFrom = (bits: Uint32Array, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31));
};

/** Removes the rows that are not in another bit set. A function of its own, so that it is compiled once for all. */
export const keepOnly = (bits: Uint32Array, other: Uint32Array): void => {
  const size = Math.min(bits.length, other.length);
  for (let at = 0; at < size; at++) bits[at] = bits[at]! & other[at]!;
  bits.fill(0, size);
};

/** Removes the rows of another bit set. */
export const removeAll = (bits: Uint32Array, other: Uint32Array): void => {
  const size = Math.min(bits.length, other.length);
  for (let at = 0; at < size; at++) bits[at] = bits[at]! & ~other[at]!;
};

/** The rows of two sets of the same size together; the first becomes the result. */
export const bitsOr = (bits: Uint32Array, more: Uint32Array): Uint32Array => {
  for (let at = 0; at < bits.length; at++) bits[at]! |= more[at] ?? 0;
  return bits;
};

/** Adds the rows of a set. */
export const addAll = (bits: Uint32Array, set: RowSet): void => {
  if (set instanceof Uint32Array) bitsOr(bits, set);
  else for (const row of set) addTo(bits, row);
};

/** Calls `visit` for each row in a bit set. */
export const eachRow = (bits: Uint32Array, visit: (row: number) => void): void => {
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word));
};

/** The smaller representation of a bit set. */
export const packed = (bits: Uint32Array): RowSet => {
  return sizeOf(bits) >= bits.length ? bits : listOf(bits);
};

/** The rows in a bit set, in order. */
export const listOf = (bits: Uint32Array): Int32Array => {
  const list = new Int32Array(sizeOf(bits));
  let at = 0;
  eachRow(bits, (row) => (list[at++] = row));
  return list;
};

/** A copy of a set as bits, with room for at least this many rows. */
export const bitsOf = (set: RowSet, rows: number): Uint32Array => {
  const bits = emptyBits(set instanceof Int32Array ? rows : Math.max(rows, set.length * 32));
  if (set instanceof Uint32Array) bits.set(set);
  else for (const row of set) addTo(bits, row);
  return bits;
};

/** A set as bits; the set itself where it has bits already. */
export const asBits = (set: RowSet, rows: number): Uint32Array =>
  set instanceof Uint32Array ? set : bitsOf(set, rows);

/** The rows in one of two sets, or in both. */
export const either = (one: RowSet, other: RowSet, rows: number): RowSet =>
  bitsOr(bitsOf(one, rows), asBits(other, rows));

/** The rows that two sets share. */
export const both = (one: RowSet, other: RowSet, rows: number): RowSet => {
  const bits = bitsOf(one, rows);
  keepOnly(bits, asBits(other, rows));
  return bits;
};

/** The rows of a set that are not in another. */
export const allBut = (set: RowSet, other: RowSet, rows: number): RowSet => {
  const bits = bitsOf(set, rows);
  removeAll(bits, asBits(other, rows));
  return bits;
};

/** How many rows are in a set. */
export const sizeOf = (set: RowSet): number => {
  if (set instanceof Int32Array) return set.length;
  let count = 0;
  for (let at = 0; at < set.length; at++) count += countBits(set[at]!);
  return count;
};

/** How many bits of a number are set. */
export const countBits = (bits: number): number => {
  // Adds up the bits of pairs, fours and bytes at a time.
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
