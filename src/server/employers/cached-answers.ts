import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { siteId } from "../../domain/brands/white-label.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";

/** The most memory that answers of one process may use, in bytes of JSON. */
const maxBytes = 32 * 1024 * 1024;

interface CachedAnswer {
  /** What the answer was made from. */
  stamp: string;
  payload: unknown;
  etag: string;
  bytes: number;
}

const caches = new WeakMap<Db, LRUCache<string, CachedAnswer>>();

const cacheOf = (db: Db) => {
  const cache =
    caches.get(db) ??
    new LRUCache<string, CachedAnswer>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  caches.set(db, cache);
  return cache;
};

/**
 * An answer about an employer, which is made again only when its stamp differs; answers to signed-in seekers are made
 * each time. Kept by site and by the call's path and query.
 * @param stamp What the answer depends on: the cache timestamp and the digest, or when the content changed.
 */
export const answered = async <Payload>(
  { db, brand, seeker, url }: Pick<Context, "db" | "brand" | "seeker" | "url">,
  stamp: string,
  make: () => Promise<Payload>,
): Promise<{ payload: Payload; etag?: string }> => {
  if (seeker) return { payload: await make() };
  const cache = cacheOf(db);
  const key = `${siteId(brand)} ${url}`;
  const last = cache.get(key);
  if (last?.stamp === stamp) return { payload: last.payload as Payload, etag: last.etag };
  const payload = await make();
  const json = JSON.stringify(payload);
  const etag = `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
  cache.set(key, { stamp, payload, etag, bytes: Buffer.byteLength(json) + key.length });
  return { payload, etag };
};
