import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { parts, type Part } from "../jobs-by-word.ts";
import type { Scratch } from "./scratch.ts";

/** How a segment's footer says what it is; another format has another number. */
export const magic = "signboard segment 1";
/** The size and the checksum of the footer, at the end of a file. */
export const ending = 8;

/** The most bytes of a part that is read at once. */
const mostBytes = 1 << 30;

/** A part of a file. */
export interface Piece {
  offset: number;
  size: number;
  crc: number;
}

/** Where the postings of a lexeme are: those of the parts follow each other. */
export type Entry = [lexeme: string, offset: number, crc: number, ...sizes: number[]];

/** The end of a file, as JSON: the jobs in it, and its entries in blocks, both in order. */
export interface Footer {
  magic: string;
  ids: Piece;
  blocks: (Piece & { first: string })[];
}

/** The postings of a lexeme in each part. */
export type PostingsOf = Readonly<Record<Part, Uint8Array>>;

const none: PostingsOf = { words: new Uint8Array(), core: new Uint8Array(), title: new Uint8Array() };

let opened = 0;

/** A file with the words of some jobs. Reads at once: its pages are in the system's cache, where each takes microseconds. */
export class Segment {
  readonly path: string;
  /** Another one for each segment of this process. */
  readonly number = ++opened;
  /** The jobs in it. */
  readonly ids: Int32Array;
  readonly #file: number;
  readonly #blocks: Footer["blocks"];
  #isOpen = true;

  /** @throws Error where the file is missing, damaged or of another format. */
  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, "r");
    try {
      const { size } = fstatSync(this.#file);
      const last = Buffer.alloc(ending);
      if (size < ending || readSync(this.#file, last, 0, ending, size - ending) < ending)
        throw new Error("It is cut off.");
      const [footerSize, crc] = [last.readUInt32BE(0), last.readUInt32BE(4)];
      const at = { offset: size - ending - footerSize, size: footerSize, crc };
      const footer = JSON.parse(this.#read(at).toString()) as Footer;
      if (footer.magic !== magic) throw new Error("It has another format.");
      this.ids = new Int32Array(this.#read(footer.ids).buffer);
      this.#blocks = footer.blocks;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** @param scratch Where the postings are read into. @throws Error where the file is damaged or closed. */
  postingsOf(lexeme: string, scratch: Scratch): PostingsOf {
    const block = this.#blocks[lastAtMost(this.#blocks, lexeme)];
    if (!block) return none;
    const entries = JSON.parse(this.#read(block).toString()) as Entry[];
    const entry = entries.find(([one]) => one === lexeme);
    if (!entry) return none;
    const [, offset, crc, ...sizes] = entry;
    const size = sizes.reduce((sum, one) => sum + one);
    const bytes = this.#readInto(scratch.bytes(size), { offset, size, crc });
    let from = 0;
    const lists = parts.map((part, at) => [part, bytes.subarray(from, (from += sizes[at]!))]);
    return Object.fromEntries(lists) as PostingsOf;
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#file);
  }

  #read(piece: Piece): Buffer<ArrayBuffer> {
    if (!(piece.size >= 0 && piece.size < mostBytes)) throw new Error("It is damaged.");
    // A buffer of its own: small ones share memory, and cannot become arrays.
    return this.#readInto(Buffer.allocUnsafeSlow(piece.size), piece);
  }

  #readInto<Bytes extends Uint8Array>(bytes: Bytes, { offset, size, crc }: Piece): Bytes {
    if (!this.#isOpen || offset < 0) throw new Error("It is closed or damaged.");
    if (readSync(this.#file, bytes, 0, size, offset) !== size || crc32(bytes) !== crc)
      throw new Error("It is damaged.");
    return bytes;
  }
}

/** The last block that begins with this lexeme or one before it; -1 where there is none. */
const lastAtMost = (blocks: Footer["blocks"], lexeme: string): number => {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.first <= lexeme) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
