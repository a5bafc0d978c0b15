const least = 1 << 14;

/** Small numbers for lexemes, which are compared as bytes: a fraction of the time of a `Map` of strings. */
export class Lexemes {
  size = 0;
  #bytes = Buffer.alloc(least * 8);
  /** Where the bytes of each lexeme end. */
  #ends = new Int32Array(least);
  #hashes = new Int32Array(least);
  /** Numbers plus one by their hash, which follow each other where hashes collide; 0 is free. */
  #slots = new Int32Array(least * 4);

  /** The number of the lexeme in some bytes; a new one gets the next. */
  of(from: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ from[at]!, 0x01000193);
    const last = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & last;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & last) {
      const known = this.#slots[slot]! - 1;
      if (this.#hashes[known] === hash && this.#isSame(known, from, start, end)) return known;
    }
    return this.#add(from.subarray(start, end), hash, slot);
  }

  text(number: number): string {
    return this.#bytes.toString("utf8", this.#start(number), this.#ends[number]);
  }

  #start(number: number): number {
    return number ? this.#ends[number - 1]! : 0;
  }

  #isSame(known: number, from: Uint8Array, start: number, end: number): boolean {
    const begin = this.#start(known);
    if (this.#ends[known]! - begin !== end - start) return false;
    for (let at = start; at < end; at++) if (from[at] !== this.#bytes[begin + at - start]) return false;
    return true;
  }

  #add(bytes: Uint8Array, hash: number, slot: number): number {
    const number = this.size++;
    const start = this.#start(number);
    if (number === this.#ends.length) {
      this.#ends = grown(this.#ends);
      this.#hashes = grown(this.#hashes);
    }
    while (start + bytes.length > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    this.#bytes.set(bytes, start);
    this.#ends[number] = start + bytes.length;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    if (this.size * 2 > this.#slots.length) this.#spread();
    return number;
  }

  /** Doubles the slots. */
  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const last = this.#slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      const hash = this.#hashes[number]!;
      let slot = (hash ^ (hash >>> 15)) & last;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
      this.#slots[slot] = number + 1;
    }
  }
}

const grown = (from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
};
