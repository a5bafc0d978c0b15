import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageForAll } from "../../site/kept-for-all.ts";
import type { Release } from "./release.ts";

/** What a page is kept by: everything in a request that it may depend on. */
export interface PageRequest {
  release: Release;
  brand: string;
  /** Scheme, host and port. */
  origin: string;
  /** Path and query. */
  address: string;
  isMobile: boolean;
}

/** Keeps pages that are made on demand. */
export interface PageCache {
  /**
   * Sends the page if it is kept, else makes it.
   * @param make makes and sends the page for this request, and passes it to `keep` if it is the same for everyone.
   */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    asked: PageRequest,
    make: (keep?: (page: PageForAll) => void) => Promise<unknown>,
  ) => Promise<void>;
}
