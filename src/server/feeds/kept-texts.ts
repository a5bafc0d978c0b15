import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Db } from "../db/open.ts";
import { workLimits } from "../lib/work-limits.ts";
import { openIndex } from "../search/job-index.ts";

/** A text that was written once and is sent to whoever asks. */
export interface KeptText {
  /** The text, compressed. */
  gzip: Buffer<ArrayBuffer>;
  /** A weak validator. */
  etag: string;
}

interface Kept {
  text: Promise<KeptText>;
  /** The state of the index that it tells of. */
  state: string;
  /** When the next job begins or ends, in milliseconds. */
  until: number;
}

/** What the kept texts may take of the memory, in bytes; the oldest goes first. */
const maxKeptBytes = 128 * 1024 * 1024;

/**
 * Texts about the live jobs, each written anew only once a job was changed, has begun or has ended, one at a time in
 * the whole process: whoever asks again and again, or reads slowly, costs next to nothing.
 */
export class KeptTexts {
  readonly #kept = new Map<string, Kept>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The text of a name, as it is for the jobs of this moment.
   * @param address Who asks, for the limit of such work.
   * @throws Refusal 503 when too many wait, and what `write` throws.
   */
  async get(
    name: string,
    address: string,
    write: () => Promise<string | AsyncIterable<string>>,
  ): Promise<KeptText> {
    const { edition, changes, now, columns } = await openIndex(this.#db);
    const state = `${edition} ${changes.length}`;
    const last = this.#kept.get(name);
    if (last?.state === state && now < last.until) return last.text;
    const text = workLimits.feeds(address, async () => compressed(await write()));
    const kept = { text, state, until: columns.nextChange(now) };
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    // What could not be written is tried again; a text that is too large to keep is still sent.
    text.then(
      () => this.#makeRoom(),
      () => this.#kept.get(name) === kept && this.#kept.delete(name),
    );
    return text;
  }

  async #makeRoom(): Promise<void> {
    const texts = await Promise.all(
      [...this.#kept].map(
        async ([name, { text }]) => [name, (await text.catch(() => null))?.gzip.length ?? 0] as const,
      ),
    );
    let bytes = texts.reduce((sum, [, length]) => sum + length, 0);
    for (const [name, length] of texts) {
      if (bytes <= maxKeptBytes) return;
      this.#kept.delete(name);
      bytes -= length;
    }
  }
}

const compressed = async (text: string | AsyncIterable<string>): Promise<KeptText> => {
  const parts = Readable.from(typeof text === "string" ? [text] : text);
  const gzip = (await pipeline(parts, createGzip(), (chunks) => buffer(chunks))) as Buffer<ArrayBuffer>;
  return { gzip, etag: `W/"${createHash("sha256").update(gzip).digest("base64url").slice(0, 27)}"` };
};
