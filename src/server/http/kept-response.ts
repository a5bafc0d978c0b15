import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { isKnown } from "./entity-tag.ts";

export type Encoding = "br" | "gzip";

/** The encodings that responses are kept in, the smallest first. */
export const encodings = ["br", "gzip"] as const satisfies Encoding[];

/** One form of a response. */
export interface KeptForm {
  body: Buffer;
  /** Names and values in turn, `content-length` included. */
  headers: string[];
  /** Its validator, and the headers of a 304 for clients that have it. */
  validator?: { etag: string; headers: string[] };
}

/** A successful response that is kept in memory in every form that clients may ask for. */
export type KeptResponse = { identity: KeptForm } & Partial<Record<Encoding, KeptForm>>;

/** What a response takes in memory, in bytes, about. */
export const bytesOf = (kept: KeptResponse): number =>
  Object.values(kept).reduce((sum, { body }) => sum + body.length + 2048, 0);

/** Whether a request may get a kept response: for the whole of it, on no condition but `If-None-Match`. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.range === undefined &&
  headers["if-match"] === undefined &&
  headers["if-unmodified-since"] === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined &&
  (headers["if-none-match"] !== undefined || headers["if-modified-since"] === undefined);

/** Sends the smallest form that the client accepts, or 304. */
export const answerKept = (request: IncomingMessage, response: ServerResponse, kept: KeptResponse): void => {
  const { body, headers, validator } = formFor(request, kept);
  if (validator && hasAlready(request, validator.etag)) response.writeHead(304, validator.headers).end();
  else response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
};

/** Whether the client has the version with this tag; one that reloads asks for all of it again. */
const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  isKnown(headers["if-none-match"], etag) && !/\bno-cache\b/.test(headers["cache-control"] ?? "");

/** The smallest form that the client accepts. */
export const formFor = ({ headers }: IncomingMessage, kept: KeptResponse): KeptForm => {
  const accepted = acceptedBy(headers["accept-encoding"]);
  return (accepted.br && kept.br) || (accepted.gzip && kept.gzip) || kept.identity;
};

type Accepted = Readonly<Record<Encoding, boolean>>;

/** Browsers send few different headers; what others send is not kept beyond this many. */
const mostHeaders = 500;
const byHeader = new Map<string, Accepted>();

/** The encodings that an `accept-encoding` header allows. */
export const acceptedBy = (header: string | undefined): Accepted => {
  if (header === undefined) return { br: false, gzip: false };
  const known = byHeader.get(header);
  if (known) return known;
  const taken = encodingsOf({ "accept-encoding": header });
  const accepted = { br: taken.includes("br"), gzip: taken.includes("gzip") };
  if (byHeader.size < mostHeaders) byHeader.set(header, accepted);
  return accepted;
};

/** The encodings that a client accepts, in no order of size. */
const encodingsOf = (headers: IncomingMessage["headers"]): string[] =>
  new Negotiator({ headers } as IncomingMessage).encodings([...encodings]);

/** Parameters of Brotli: quality 5 takes as long as gzip, and a sixth off it. */
export const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compresses a text for its responses, off the main thread. */
export const compressed = async (text: Buffer): Promise<Record<Encoding, Buffer>> => {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: quality }),
    promisify(gzip)(text),
  ]);
  return { br, gzip: gzipped };
};
