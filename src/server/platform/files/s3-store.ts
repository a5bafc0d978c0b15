import { AwsClient } from "aws4fetch";
import { attachment } from "./attachment.ts";
import { isKey } from "./object-key.ts";
import type { ObjectStore } from "./object-store.ts";
import { HttpError } from "../http-error.ts";

/** Endpoint and credentials of an S3-compatible store. */
export interface S3Options {
  /** Address of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the store refuses a second PUT to a key (`If-None-Match: *`). */
  conditionalPut: boolean;
}

/** The longest that a request to the store may take, in milliseconds. */
const storeMs = 30_000;

/** Stores objects in a bucket; browsers PUT to and GET from the store itself, by presigned URLs. */
export const s3Store = (options: S3Options): ObjectStore => storeUntil(options, Infinity);

/** @param end when the last request must have ended, in milliseconds of `performance.now()`. */
const storeUntil = (options: S3Options, end: number): ObjectStore => {
  const { bucket, conditionalPut } = options;
  const { base, presign, request } = openBucket(options, end);
  return {
    signPut: async (key, { contentType, size, seconds }) => {
      const headers = { "content-type": contentType, ...(conditionalPut && { "if-none-match": "*" }) };
      // Clients send Content-Length by themselves.
      const length = size && { "content-length": String(size) };
      return { url: await presign("PUT", key, seconds, { headers: { ...headers, ...length } }), headers };
    },
    signGet: (key, { name, contentType, seconds }) =>
      presign("GET", key, seconds, {
        query: {
          "response-content-disposition": attachment(name),
          "response-content-type": contentType,
        },
      }),
    locationOf: (key) => base + key,
    keyOf: (location) => {
      const key = location.startsWith(base) ? location.slice(base.length) : "";
      return isKey(key) ? key : null;
    },
    read: async (key, limit) => {
      const response = await request(key, [200, 206, 404, 416], {
        method: "GET",
        headers: { range: `bytes=0-${limit}` },
      });
      // A range request for an empty object gets 416.
      if (response.status === 416) return new Uint8Array();
      return response.status === 404 ? null : response.bytes();
    },
    size: async (key) => {
      const response = await request(key, [200, 404], { method: "HEAD" });
      return response.status === 404 ? null : Number(response.headers.get("content-length"));
    },
    readPart: async (key, { start, end }) => {
      const response = await request(key, [206], {
        method: "GET",
        headers: { range: `bytes=${start}-${end}` },
      });
      return response.bytes();
    },
    open: async (key, part) => {
      // Only the answer is timed: its body lasts as long as whoever downloads it takes.
      const opening = new AbortController();
      const timer = setTimeout(() => opening.abort(), storeMs);
      const response = await request(key, [200, 206, 404], {
        method: "GET",
        ...(part && { headers: { range: `bytes=${part.start}-${part.end}` } }),
        signal: opening.signal,
      }).finally(() => clearTimeout(timer));
      return response.status === 404 ? null : response.body;
    },
    copy: async (from, to, contentType) => {
      const headers = {
        "x-amz-copy-source": `/${bucket}/${from}`,
        "x-amz-metadata-directive": "REPLACE",
        "content-type": contentType,
      };
      const response = await request(to, [200, 404], { method: "PUT", headers });
      const answer = await response.text();
      if (response.status === 404) return false;
      // S3 reports a copy that failed on the way with 200 and an error in the body.
      if (answer.includes("<Error>")) throw away(new Error(`copy: ${response.status}`));
      return true;
    },
    write: async (key, bytes, contentType) => {
      const body = bytes as Uint8Array<ArrayBuffer>;
      await request(key, [200], { method: "PUT", headers: { "content-type": contentType }, body });
    },
    delete: async (key) => {
      await request(key, [200, 204, 404], { method: "DELETE" });
    },
    within: (ms) => storeUntil(options, performance.now() + ms),
  };
};

/** Signs URLs of a bucket, and sends requests to it. */
const openBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options, end: number) => {
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: "s3", retries: 2 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}/`;
  return {
    /** The address of an object without a key. */
    base,
    presign: async (
      method: "PUT" | "GET",
      key: string,
      seconds: number,
      { headers = {}, query = {} }: { headers?: Record<string, string>; query?: Record<string, string> },
    ): Promise<string> => {
      const url = new URL(base + key);
      url.search = new URLSearchParams({ ...query, "X-Amz-Expires": String(seconds) }).toString();
      const signed = await client.sign(url, { method, headers, aws: { signQuery: true, allHeaders: true } });
      // Signatures are computed with %20; some stores read a "+" in a query as a plus sign.
      return signed.url.replaceAll("+", "%20");
    },
    /** @throws HttpError 503 when the store cannot be reached, or its status is not one of those accepted. */
    request: async (key: string, accepted: number[], init: RequestInit): Promise<Response> => {
      const left = Math.max(0, Math.round(Math.min(storeMs, end - performance.now())));
      const response = await client
        .fetch(base + key, { signal: AbortSignal.timeout(left), ...init })
        .catch((error: unknown) => {
          throw away(error);
        });
      if (accepted.includes(response.status)) return response;
      // The rest of a store's error response may contain the key and the signature.
      const [code = ""] = /(?<=<Code>)\w+/.exec(await response.text()) ?? [];
      throw away(new Error(`${init.method}: ${response.status} ${code}`));
    },
  };
};

const away = (cause: unknown) =>
  new HttpError(503, "Files cannot be reached at the moment; please try again.", {
    headers: { "retry-after": "10" },
    cause,
  });
