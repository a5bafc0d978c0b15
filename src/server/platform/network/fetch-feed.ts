import type { IncomingMessage } from "node:http";
import { unescape } from "node:querystring";
import { setTimeout as delay } from "node:timers/promises";
import { FetchFault } from "./fetch-fault.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { requestPublic } from "./request-public.ts";

const maxRedirects = 5;
/** Bytes of a feed, as they are sent. */
const maxFeedBytes = 2 * 1024 ** 3;
/** The whole feed must have arrived by then, in milliseconds. */
const feedMs = 60 * 60_000;
const usualAnswerMs = 60_000;
/** Before each next try, in milliseconds. */
const usualPauses = [2_000, 10_000, 30_000];

export interface FeedRequest {
  /** Of the last answer. */
  etag?: string | null;
  lastModified?: string | null;
  /** Whether an IP address may be contacted; by default public ones only (SSRF). */
  isAllowed?: (ip: string) => boolean;
  /** Milliseconds before each next try after an answer of 429 or 5xx, or none. */
  pauses?: readonly number[];
  /** Milliseconds until an answer begins, and between two of its pieces. */
  answerMs?: number;
  limit?: number;
}

/** A feed that has changed since the last answer, or that has not. */
type FeedAnswer =
  | { state: "unchanged" }
  | { state: "changed"; bytes: AsyncIterable<Uint8Array>; etag: string | null; lastModified: string | null };

/**
 * Requests a feed by HTTP or HTTPS, with the name and password of its address, and follows redirects; only its own
 * host gets them. Its bytes are still compressed, which the import unpacks.
 * @throws FetchFault where it cannot be had, also while its bytes are read.
 */
export const fetchFeed = async (address: string, request: FeedRequest = {}): Promise<FeedAnswer> => {
  const pauses = request.pauses ?? usualPauses;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask(address, request);
      const isBusy = answer.statusCode === 429 || (answer.statusCode ?? 0) >= 500;
      if (!isBusy) return answered(answer, request);
      answer.destroy();
      if (tries >= pauses.length) throw new FetchFault(`was answered with ${answer.statusCode}`);
    } catch (error) {
      if (error instanceof FetchFault) throw error;
      if (tries >= pauses.length) throw new FetchFault("cannot be reached", { cause: error });
    }
    await delay(pauses[tries]);
  }
};

/** An address without its name and password, and the header that they stand for (RFC 7617). */
const apart = (address: string): { url: URL; authorization: string | null } => {
  const url = new URL(address);
  const said = [url.username, url.password].map((part) => unescape(part)).join(":");
  url.username = url.password = "";
  return {
    url,
    authorization: said === ":" ? null : `Basic ${Buffer.from(said).toString("base64")}`,
  };
};

/** An address as it may be shown: without a password. */
export const shownAddress = (address: string): string => {
  const url = new URL(address);
  if (!url.password) return address;
  url.password = "***";
  return url.href;
};

const ask = async (
  address: string,
  { etag, lastModified, isAllowed = isPublicAddress, answerMs = usualAnswerMs }: FeedRequest,
): Promise<IncomingMessage> => {
  const { url: first, authorization } = apart(address);
  let url = first;
  const headers = {
    "accept-encoding": "gzip",
    "user-agent": "Signboard",
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const started = new AbortController();
    const late = setTimeout(() => started.abort(), answerMs);
    const signal = AbortSignal.any([started.signal, AbortSignal.timeout(feedMs)]);
    const own = authorization && url.origin === first.origin ? { ...headers, authorization } : headers;
    const answer = await requestPublic(url, { signal, isAllowed, headers: own }).finally(() =>
      clearTimeout(late),
    );
    if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || !answer.headers.location)
      return answer;
    answer.destroy();
    url = new URL(answer.headers.location, url);
  }
  throw new FetchFault("is redirected too often");
};

const answered = (
  answer: IncomingMessage,
  { limit = maxFeedBytes, answerMs = usualAnswerMs, etag, lastModified }: FeedRequest,
): FeedAnswer => {
  const { statusCode, headers } = answer;
  if (statusCode === 304 && (etag || lastModified)) {
    answer.destroy();
    return { state: "unchanged" };
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new FetchFault(`was answered with ${statusCode}`);
  }
  return {
    state: "changed",
    bytes: limited(answer, limit, answerMs),
    etag: headers.etag ?? null,
    lastModified: headers["last-modified"] ?? null,
  };
};

async function* limited(answer: IncomingMessage, limit: number, waitMs: number): AsyncGenerator<Uint8Array> {
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let size = 0;
  try {
    for (;;) {
      // Only while it is waited for: an import may take its time between two pieces.
      const late = setTimeout(
        () => answer.destroy(new FetchFault(`stopped sending for ${Math.round(waitMs / 1000)} seconds`)),
        waitMs,
      );
      const { done, value } = await chunks.next().finally(() => clearTimeout(late));
      if (done) return;
      size += value.length;
      if (size > limit) throw new FetchFault(`is larger than ${Math.round(limit / 1024 ** 2)} MB`);
      yield value;
    }
  } finally {
    answer.destroy();
  }
}
