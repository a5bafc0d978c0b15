import type { IncomingMessage } from "node:http";
import { unescape } from "node:querystring";
import { setTimeout as delay } from "node:timers/promises";
import type { AddressList } from "../../../runtime/address-list.ts";
import { FetchFault } from "./fetch-fault.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { IdleFault, openPatience, type Patience, type Wait } from "./patience.ts";
import { redirectedTo } from "./redirected-to.ts";
import { requestPublic } from "./request-public.ts";

const maxRedirects = 5;
/** Bytes of a feed, as they are sent. */
const maxFeedBytes = 2 * 1024 ** 3;
/** Before each next try, in milliseconds. */
const usualPauses = [2_000, 10_000, 30_000];

export interface FeedRequest extends Patience {
  /** Of the last answer. */
  etag?: string | null;
  lastModified?: string | null;
  /** Addresses that are not public and may be asked as well; no redirect of a public server leads to them (SSRF). */
  networks?: AddressList | undefined;
  /** Which addresses are public; tests say that theirs is. */
  isPublic?: (ip: string) => boolean;
  /** Milliseconds before each next try after an answer of 429 or 5xx, or none. */
  pauses?: readonly number[];
  /** Ends the download. */
  signal?: AbortSignal | undefined;
  limit?: number;
}

/** A feed that has changed since the last answer, or that has not. */
type FeedAnswer =
  | { state: "unchanged" }
  | { state: "changed"; bytes: AsyncIterable<Uint8Array>; etag: string | null; lastModified: string | null };

/**
 * Requests a feed by HTTP or HTTPS, with the name and password of its address, and follows redirects; only its own
 * host gets them. Its bytes are still compressed, which the import unpacks; reading them to their end, or returning early,
 * frees the connection.
 * @throws FetchFault where it cannot be had, also while its bytes are read, and the reason of a signal that aborts.
 */
export const fetchFeed = async (address: string, request: FeedRequest): Promise<FeedAnswer> => {
  const { pauses = usualPauses, signal } = request;
  const wait = openPatience(request);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask(address, request, wait);
      const isBusy = answer.statusCode === 429 || (answer.statusCode ?? 0) >= 500;
      if (!isBusy) return answered(answer, request, wait);
      answer.destroy();
      if (tries >= pauses.length) throw new FetchFault(`was answered with ${answer.statusCode}`);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FetchFault && (!(error instanceof IdleFault) || tries >= pauses.length))
        throw error;
      if (tries >= pauses.length) throw new FetchFault("cannot be reached", { cause: error });
    }
    await delay(pauses[tries], undefined, { signal }).catch(() => signal?.throwIfAborted());
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
  { etag, lastModified, networks, isPublic = isPublicAddress, signal }: FeedRequest,
  wait: Wait,
): Promise<IncomingMessage> => {
  const { url: first, authorization } = apart(address);
  let url = first;
  let isAllowed = (ip: string) => isPublic(ip) || (networks?.has(ip) ?? false);
  const headers = {
    "accept-encoding": "gzip",
    "user-agent": "Signboard",
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const own = authorization && url.origin === first.origin ? { ...headers, authorization } : headers;
    const answer = await wait((late) =>
      requestPublic(url, {
        signal: signal ? AbortSignal.any([late, signal]) : late,
        isAllowed,
        headers: own,
      }),
    );
    if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || !answer.headers.location)
      return answer;
    const from = answer.socket.remoteAddress;
    if (from === undefined || isPublic(from)) isAllowed = isPublic;
    answer.destroy();
    url = redirectedTo(url, answer.headers.location);
  }
  throw new FetchFault("is redirected too often");
};

const answered = (
  answer: IncomingMessage,
  { limit = maxFeedBytes, etag, lastModified }: FeedRequest,
  wait: Wait,
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
    bytes: limited(answer, limit, wait),
    etag: headers.etag ?? null,
    lastModified: headers["last-modified"] ?? null,
  };
};

async function* limited(answer: IncomingMessage, limit: number, wait: Wait): AsyncGenerator<Uint8Array> {
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await wait((late) => {
        late.onabort = () => answer.destroy();
        return chunks.next();
      });
      if (done) return;
      size += value.length;
      if (size > limit) throw new FetchFault(`is larger than ${Math.round(limit / 1024 ** 2)} MB`);
      yield value;
    }
  } finally {
    answer.destroy();
  }
}
