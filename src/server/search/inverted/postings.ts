import type { Scratch } from "./scratch.ts";

/**
 * The jobs that have a lexeme, in the order of their ids, and where in their text it stands: for each job the difference
 * to the id before, the number of positions, and the difference of each position to the one before, all as numbers of
 * variable length (seven bits a byte, the last byte below 128).
 */
export class PostingsWriter {
  #bytes = new Uint8Array(16);
  #length = 0;
  #lastId = 0;
  #lastPosition = 0;

  /** Begins a job, whose id is higher than the one before; so many positions follow. */
  begin(id: number, positions: number): void {
    this.#add(id - this.#lastId);
    this.#add(positions);
    this.#lastId = id;
    this.#lastPosition = 0;
  }

  position(at: number): void {
    this.#add(at - this.#lastPosition);
    this.#lastPosition = at;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #add(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }
}

/** Postings that were read: jobs by their ids in order, and where the positions of each begin in the bytes. */
export interface Postings {
  bytes: Uint8Array;
  ids: Int32Array;
  starts: Int32Array;
}

/** @param scratch Where the lists are. */
export const readPostings = (bytes: Uint8Array, scratch: Scratch): Postings => {
  // A job takes at least two bytes.
  const ids = scratch.numbers(bytes.length >> 1);
  const starts = scratch.numbers(bytes.length >> 1);
  let count = 0;
  let id = 0;
  for (let at = 0; at < bytes.length;) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) value |= ((byte = bytes[at++]!) & 127) << shift;
    ids[count] = id += value;
    starts[count++] = at;
    let left = bytes[at++]!;
    if (left > 127) left = (left & 127) | (bytes[at++]! << 7);
    for (; left > 0; left--) while (bytes[at++]! > 127);
  }
  return { bytes, ids: ids.subarray(0, count), starts: starts.subarray(0, count) };
};

/** Reads where one of the jobs has the lexeme, in order. @returns how many positions there are. */
export const readPositions = ({ bytes, starts }: Postings, job: number, into: Uint16Array): number => {
  let at = starts[job]!;
  let count = bytes[at++]!;
  if (count > 127) count = (count & 127) | (bytes[at++]! << 7);
  let last = 0;
  for (let next = 0; next < count; next++) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    if (byte > 127) {
      value |= ((byte = bytes[at++]!) & 127) << 7;
      if (byte > 127) value |= bytes[at++]! << 14;
    }
    into[next] = last += value;
  }
  return count;
};
