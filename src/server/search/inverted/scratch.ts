/** Bytes that are taken from the system at a time. */
const chunkSize = 16 * 1024 * 1024;
/** Chunks that stay taken. */
const mostKept = 4;

/**
 * Memory for one lookup at a time: taking megabytes anew for each costs more than the lookup. What was given out is
 * overwritten after `begin`.
 */
export class Scratch {
  readonly #chunks: ArrayBuffer[] = [];
  #chunk = 0;
  #used = 0;

  begin(): void {
    this.#chunks.length = Math.min(this.#chunks.length, mostKept);
    this.#chunk = 0;
    this.#used = 0;
  }

  bytes(size: number): Uint8Array<ArrayBuffer> {
    const { buffer, at } = this.#take(size);
    return new Uint8Array(buffer, at, size);
  }

  numbers(count: number): Int32Array<ArrayBuffer> {
    const { buffer, at } = this.#take(count * 4);
    return new Int32Array(buffer, at, count);
  }

  #take(size: number): { buffer: ArrayBuffer; at: number } {
    // Larger than a chunk: not kept.
    if (size > chunkSize) return { buffer: new ArrayBuffer(size), at: 0 };
    if (this.#used + size > chunkSize) {
      this.#chunk++;
      this.#used = 0;
    }
    const buffer = (this.#chunks[this.#chunk] ??= new ArrayBuffer(chunkSize));
    const at = this.#used;
    this.#used += (size + 7) & ~7;
    return { buffer, at };
  }
}
