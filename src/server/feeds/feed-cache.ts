import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../platform/database/open.ts";
import { compressedToKeep, type CompressedText } from "../http/compressed-text.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";
import { HttpError } from "../platform/http-error.ts";
import { openEngine } from "../search/open-engine.ts";

/** The most memory that the cache may use, in bytes; the oldest feed is evicted first. */
const maxBytes = 128 * 1024 * 1024;
/** How long a client waits for the newest version, in milliseconds. A feed that takes longer to write is slow. */
const patience = 1_500;
/** Factor on `patience` when there is no older version to send. */
const firstFactor = 3;
/** A slow feed is cached this many times as long as it took to write, even when jobs change: rewriting costs much. */
const keepFactor = 3;

/**
 * Caches feeds and sitemaps of the live jobs. Each is rewritten only after a job has changed, begun or ended, and one
 * at a time in the whole process: a client that sends many requests, or reads slowly, costs next to nothing. While a
 * slow feed is rewritten, its older version is sent (stale-while-revalidate).
 */
export class FeedCache {
  readonly #versions = new Map<string, Version>();
  readonly #db: Db;
  readonly #patienceMs: number;

  constructor(db: Db, { patienceMs = patience } = {}) {
    this.#db = db;
    this.#patienceMs = patienceMs;
  }

  /**
   * The feed of a name for the jobs that are live now or, when writing it takes long, a slightly older version.
   * @param client Who asked, for the concurrency limit.
   * @throws HttpError 503 when the first version takes long, or too many clients wait; and what `write` throws.
   */
  async get(
    name: string,
    client: Client,
    write: () => Promise<string | AsyncIterable<string>>,
  ): Promise<CompressedText> {
    const engine = await openEngine(this.#db);
    const { liveVersion } = engine;
    const last = this.#versions.get(name);
    if (last?.canServe()) return last.answer();
    const version = new Version(write, {
      client,
      isFresh: () => engine.liveVersion === liveVersion,
      stale: last?.newest,
      patienceMs: this.#patienceMs,
    });
    this.#versions.delete(name);
    this.#versions.set(name, version);
    // A feed that could not be written is retried on the next request; one too large to cache is still sent.
    version.written.then(
      () => this.#makeRoom(),
      () => {
        if (this.#versions.get(name) !== version) return;
        this.#versions.delete(name);
        if (last) this.#versions.set(name, last);
      },
    );
    return version.answer();
  }

  async #makeRoom(): Promise<void> {
    const sizes = await Promise.all(
      [...this.#versions].map(
        async ([name, { written }]) => [name, bytesOf(await written.catch(() => null))] as const,
      ),
    );
    let bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (bytes <= maxBytes) return;
      this.#versions.delete(name);
      bytes -= size;
    }
  }
}

/** Those of the form in Brotli, which is made later, are about as many as those in gzip. */
const bytesOf = (feed: CompressedText | null): number => 2 * (feed?.gzip.length ?? 0);

interface VersionOptions {
  client: Client;
  isFresh: () => boolean;
  stale: CompressedText | undefined;
  patienceMs: number;
}

/** One version of a feed, which is written or being written. */
class Version {
  readonly written: Promise<CompressedText>;
  readonly #isFresh: () => boolean;
  readonly #patienceMs: number;
  /** The previous version, which is sent while this one is written. */
  #stale: CompressedText | undefined;
  #began = Infinity;
  #took: number | undefined;
  #feed: CompressedText | undefined;

  constructor(
    write: () => Promise<string | AsyncIterable<string>>,
    { client, isFresh, stale, patienceMs }: VersionOptions,
  ) {
    this.#isFresh = isFresh;
    this.#stale = stale;
    this.#patienceMs = patienceMs;
    this.written = concurrency.feeds(client, async () => {
      this.#began = performance.now();
      this.#feed = await compressedToKeep(await write());
      this.#took = performance.now() - this.#began;
      this.#stale = undefined;
      return this.#feed;
    });
  }

  /** Whether to send this version, or wait for it, even if a job has changed since. */
  canServe(): boolean {
    const since = performance.now() - this.#began;
    const took = this.#took ?? since;
    return (
      this.#isFresh() || (took > this.#patienceMs && (this.#took === undefined || since < keepFactor * took))
    );
  }

  /** The newest version that can be sent now. */
  get newest(): CompressedText | undefined {
    return this.#feed ?? this.#stale;
  }

  async answer(): Promise<CompressedText> {
    return this.#feed ?? Promise.race([this.written, this.#later()]);
  }

  async #later(): Promise<CompressedText> {
    await wait(this.#patienceMs * (this.newest ? 1 : firstFactor), undefined, { ref: false });
    if (this.newest) return this.newest;
    throw new HttpError(503, "This feed is being written. Please try again in a moment.", {
      headers: { "retry-after": "5" },
    });
  }
}
