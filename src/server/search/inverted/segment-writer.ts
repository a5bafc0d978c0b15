import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { parts } from "../jobs-by-word.ts";
import { Lexemes } from "./lexemes.ts";
import { PostingsWriter } from "./postings.ts";
import { ending, magic, type Entry, type Footer, type Piece } from "./segment.ts";

/** Lexemes that are read together to find one. */
const blockSize = 64;
/** Bytes written at a time. */
const chunk = 1 << 20;

/** The words of some jobs, collected to be written to a file. */
export class SegmentWriter {
  readonly #lexemes = new Lexemes();
  readonly #postings: PostingsWriter[] = [];
  readonly #ids: number[] = [];

  /**
   * Adds jobs, in the order of their ids.
   * @param jobs For each its id, then each part as PostgreSQL sends a `tsvector`.
   */
  add(jobs: Uint8Array): void {
    const view = new DataView(jobs.buffer, jobs.byteOffset, jobs.byteLength);
    for (let at = 0; at < jobs.length;) {
      const id = view.getInt32(at);
      this.#ids.push(id);
      at += 4;
      for (let part = 0; part < parts.length; part++) at = this.#addVector(id, part, view, jobs, at);
    }
  }

  #addVector(id: number, part: number, view: DataView, bytes: Uint8Array, from: number): number {
    let at = from + 4;
    for (let left = view.getInt32(from); left > 0; left--) {
      const end = bytes.indexOf(0, at);
      const list = this.#lexemes.of(bytes, at, end) * parts.length + part;
      const positions = view.getUint16(end + 1);
      const postings = (this.#postings[list] ??= new PostingsWriter());
      postings.begin(id, positions);
      at = end + 3;
      // The first two bits of a position are its weight.
      for (let next = positions; next > 0; next--, at += 2) postings.position(view.getUint16(at) & 0x3fff);
    }
    return at;
  }

  /** Writes the file, which appears when it is complete. */
  async write(path: string): Promise<void> {
    const part = `${path}.part`;
    const file = await open(part, "w", 0o600);
    try {
      await this.#writeTo(file);
      await file.sync();
      await file.close();
      await rename(part, path);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
  }

  async #writeTo(file: FileHandle): Promise<void> {
    let offset = 0;
    let waiting: Uint8Array[] = [];
    let size = 0;
    const flush = async () => {
      await file.writeFile(Buffer.concat(waiting));
      [waiting, size] = [[], 0];
    };
    const put = async (bytes: Uint8Array): Promise<Piece> => {
      const piece = { offset, size: bytes.length, crc: crc32(bytes) };
      waiting.push(bytes);
      offset += bytes.length;
      size += bytes.length;
      if (size > chunk) await flush();
      return piece;
    };
    const entries: Entry[] = [];
    const sorted = Array.from({ length: this.#lexemes.size }, (_, number) => ({
      number,
      lexeme: this.#lexemes.text(number),
    })).sort((a, b) => (a.lexeme < b.lexeme ? -1 : 1));
    for (const { number, lexeme } of sorted) {
      const lists = parts.map(
        (_, part) => this.#postings[number * parts.length + part]?.bytes() ?? new Uint8Array(),
      );
      const piece = await put(Buffer.concat(lists));
      entries.push([lexeme, piece.offset, piece.crc, ...lists.map(({ length }) => length)]);
    }
    const footer: Footer = {
      magic,
      ids: await put(new Uint8Array(Int32Array.from(this.#ids).buffer)),
      blocks: [],
    };
    for (let from = 0; from < entries.length; from += blockSize) {
      const block = entries.slice(from, from + blockSize);
      footer.blocks.push({ first: block[0]![0], ...(await put(Buffer.from(JSON.stringify(block)))) });
    }
    const last = await put(Buffer.from(JSON.stringify(footer)));
    const sizes = Buffer.alloc(ending);
    sizes.writeUInt32BE(last.size, 0);
    sizes.writeUInt32BE(last.crc, 4);
    await put(sizes);
    await flush();
  }
}
