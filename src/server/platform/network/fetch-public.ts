import type { IncomingMessage } from "node:http";
import { FetchFault } from "./fetch-fault.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { requestPublic } from "./request-public.ts";

const maxRedirects = 3;

interface FetchOptions {
  /** Bytes; a longer response is refused. */
  limit: number;
  /** Milliseconds for all of it, redirects included. */
  timeout: number;
  /** Whether an IP address may be contacted: by default public ones only, to prevent SSRF. */
  isAllowed?: (ip: string) => boolean;
}

/**
 * Fetches a public URL by HTTP or HTTPS. Connects to the very IP address that was checked, and checks again for each
 * redirect.
 * @throws FetchFault
 */
export const fetchPublic = async (
  address: string,
  { limit, timeout, isAllowed = isPublicAddress }: FetchOptions,
): Promise<Uint8Array> => {
  const signal = AbortSignal.timeout(timeout);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const answer = await requestPublic(url, { signal, isAllowed, headers: { accept: "image/*" } });
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readAll(answer, limit);
      answer.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
        throw new FetchFault(`was answered with ${statusCode}`);
      url = new URL(headers.location, url);
    }
    throw new FetchFault("is redirected too often");
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    if (signal.aborted) throw new FetchFault(`gave no answer in ${timeout / 1000} s`, { cause: error });
    throw new FetchFault("cannot be reached", { cause: error });
  }
};

const readAll = async (answer: IncomingMessage, limit: number): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      answer.destroy();
      throw new FetchFault(`is larger than ${limit / 1024 / 1024} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
