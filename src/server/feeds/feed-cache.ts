import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Db } from "../db/open.ts";
import { concurrency } from "../lib/concurrency-limits.ts";
import { openIndex } from "../search/job-index.ts";

/** A feed or sitemap as it is sent. */
export interface CachedFeed {
  /** The text, compressed. */
  gzip: Buffer<ArrayBuffer>;
  /** A weak validator. */
  etag: string;
}

/** What the cache may take of the memory, in bytes; the oldest feed goes first. */
const maxBytes = 128 * 1024 * 1024;

/**
 * Feeds and sitemaps of the live jobs, each written anew only once a job was changed, has begun or has ended, and one
 * at a time in the whole process: whoever asks again and again, or reads slowly, costs next to nothing.
 */
export class FeedCache {
  readonly #feeds = new Map<string, { feed: Promise<CachedFeed>; isFresh: () => boolean }>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The feed of a name, as it is for the jobs of this moment.
   * @param address Who asks, for the limit of such work.
   * @throws Refusal 503 when too many wait, and what `write` throws.
   */
  async get(
    name: string,
    address: string,
    write: () => Promise<string | AsyncIterable<string>>,
  ): Promise<CachedFeed> {
    const index = await openIndex(this.#db);
    const last = this.#feeds.get(name);
    if (last?.isFresh()) return last.feed;
    const feed = concurrency.feeds(address, async () => compressed(await write()));
    const entry = { feed, isFresh: index.freshness() };
    this.#feeds.delete(name);
    this.#feeds.set(name, entry);
    // A feed that could not be written is tried again; one that is too large to keep is still sent.
    feed.then(
      () => this.#makeRoom(),
      () => this.#feeds.get(name) === entry && this.#feeds.delete(name),
    );
    return feed;
  }

  async #makeRoom(): Promise<void> {
    const sizes = await Promise.all(
      [...this.#feeds].map(
        async ([name, { feed }]) => [name, (await feed.catch(() => null))?.gzip.length ?? 0] as const,
      ),
    );
    let bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (bytes <= maxBytes) return;
      this.#feeds.delete(name);
      bytes -= size;
    }
  }
}

const compressed = async (text: string | AsyncIterable<string>): Promise<CachedFeed> => {
  const parts = Readable.from(typeof text === "string" ? [text] : text);
  const gzip = (await pipeline(parts, createGzip(), (chunks) => buffer(chunks))) as Buffer<ArrayBuffer>;
  return { gzip, etag: `W/"${createHash("sha256").update(gzip).digest("base64url").slice(0, 27)}"` };
};
