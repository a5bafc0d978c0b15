import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { PageForAll } from "../../site/kept-for-all.ts";
import { bytesOf, compressed, formFor, type KeptResponse } from "../http/kept-response.ts";
import { isOfSeeker, personal } from "../http/page-headers.ts";
import type { PageCache, PageRequest } from "../http/page-cache.ts";
import type { Release } from "../http/release.ts";
import type { Db } from "../platform/database/open.ts";
import { PageStates, type IsFresh } from "./page-state.ts";

/** The most memory that kept pages of one process may take, in bytes. */
const maxBytes = 64 * 1024 * 1024;
/** How long a page is kept at most, in milliseconds: it says how long ago jobs were posted, to the minute. */
const maxAgeMs = 60_000;
/** Longer addresses are rarely requested twice. */
const longestAddress = 500;

interface KeptPage {
  response: KeptResponse;
  isFresh: IsFresh;
  /** Compresses it, once; most pages are requested no second time. */
  compressing: Promise<void> | undefined;
}

/**
 * Pages that are made on demand and are the same for every anonymous visitor, kept as they are sent until a job or an
 * employer on them changes, in any process, or the next job begins or ends.
 */
export class KeptPages implements PageCache {
  readonly #states: PageStates;
  readonly #making = new Map<string, Promise<void>>();
  #release: Release | undefined;
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ response }) => 3 * bytesOf(response),
  });

  constructor(db: Db) {
    this.#states = new PageStates(db);
  }

  /**
   * Sends the page if it is kept, else makes it, once for all who wait for it.
   * @param make makes and sends the page for this request, and passes it to `keep` if it is the same for everyone.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: PageRequest,
    make: (keep?: (page: PageForAll) => void) => Promise<unknown>,
  ): Promise<void> {
    if (!isForAll(request, asked)) return void (await make());
    const key = [asked.brand, asked.origin, asked.isMobile, asked.address].join(" ");
    if (asked.release !== this.#release) this.#pages.clear();
    this.#release = asked.release;
    await this.#making.get(key);
    const state = await this.#states.now().catch(() => undefined);
    const kept = this.#pages.get(key);
    if (state && kept?.isFresh()) return this.#send(request, response, kept);
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!this.#making.has(key)) this.#making.set(key, promise);
    try {
      await make((page) => {
        // A response to HEAD may have been made without its body.
        if (state && asked.release === this.#release && request.method === "GET")
          this.#pages.set(key, keptPage(page, state.freshness(page.jobs)));
        resolve();
      });
    } finally {
      resolve();
      if (this.#making.get(key) === promise) this.#making.delete(key);
    }
  }

  async #send(request: IncomingMessage, response: ServerResponse, kept: KeptPage): Promise<void> {
    await (kept.compressing ??= addForms(kept.response));
    const { headers, body } = formFor(request, kept.response);
    response.setHeader("cache-control", personal);
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at]!, headers[at + 1]!);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

const isForAll = (request: IncomingMessage, { address }: PageRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  request.headers.authorization === undefined &&
  address.length <= longestAddress &&
  !isOfSeeker(request);

const keptPage = ({ text, headers }: PageForAll, isFresh: IsFresh): KeptPage => {
  const body = Buffer.from(text);
  const own = [...headers, ["vary", "accept-encoding, cookie"], ["content-length", String(body.length)]];
  return { response: { identity: { body, headers: own.flat() } }, isFresh, compressing: undefined };
};

const addForms = async (response: KeptResponse): Promise<void> => {
  const { body, headers } = response.identity;
  const common = headers.slice(0, -2);
  for (const [encoding, form] of Object.entries(await compressed(body)))
    response[encoding as "br" | "gzip"] = {
      body: form,
      headers: [...common, "content-encoding", encoding, "content-length", String(form.length)],
    };
};
