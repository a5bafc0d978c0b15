import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { lookup } from "mime-types";
import Negotiator from "negotiator";
import send from "send";
import { xmlTypeOf } from "../../domain/documents/feed.ts";
import { filesBelow } from "../../runtime/files-below.ts";
import { encodings, type Encoding } from "./kept-response.ts";
import { forever, headersOfFile, revalidate } from "./page-headers.ts";

/** A file below a served folder. */
export interface StaticFile {
  /** Relative to the folder, with a leading slash. */
  path: string;
  /** Bytes, uncompressed. */
  size: number;
  type: string;
  /** The compressed files beside it, smallest first. */
  encodings: Encoding[];
}

/** The file extension of each compressed form. */
export const endings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Types that `mime-types` does not know, or that differ from what the sites use. */
const ownTypes: Readonly<Record<string, string>> = { ".ico": "image/x-icon" };

/**
 * The files of a folder by request path: "/about" for `about.html` and `about/index.html`.
 * Read once: no request path is ever used as a file path.
 */
export const listFiles = (folder: string): Map<string, StaticFile> => {
  const paths = filesBelow(folder).map((path) => `/${path}`);
  const all = new Set(paths);
  const isForm = (path: string) =>
    Object.values(endings).some((ending) => path.endsWith(ending) && all.has(path.slice(0, -ending.length)));
  const files = paths
    .filter((path) => !isForm(path))
    .map((path): StaticFile => ({
      path,
      size: statSync(join(folder, path)).size,
      type: typeOf(path),
      encodings: encodings.filter((encoding) => all.has(path + endings[encoding])),
    }));
  return new Map(files.flatMap((file) => namesOf(file.path).map((name) => [name, file])));
};

const namesOf = (path: string): string[] => [
  path,
  ...(path.endsWith(".html") ? [path.replace(/(\/index)?\.html$/, "")] : []),
];

const typeOf = (path: string): string => {
  if (path.endsWith(".xml")) return xmlTypeOf(path);
  const ending = extname(path);
  const type = ownTypes[ending] ?? (lookup(ending) || "application/octet-stream");
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
};

/**
 * Headers that describe a file, in addition to those of every page.
 * @param isCompressed whether it has compressed forms.
 */
export const fileHeaders = (file: StaticFile, isCompressed: boolean): Record<string, string> => ({
  "content-type": file.type,
  "cache-control": file.path.startsWith("/_astro/") ? forever : revalidate,
  ...headersOfFile(file.path),
  ...(isCompressed && { vary: "accept-encoding" }),
});

/** Why a file that the server knows could not be sent. */
export interface SendFailure {
  error: Error;
  /** 404 for a file that has been removed, 412 when a precondition fails, 500 for a read error. */
  status: number;
}

/**
 * Sends a file with validators, conditional requests and ranges (RFC 9110).
 * @param failed Called when it could not be sent; nothing has been sent then, unless `response.headersSent`.
 */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file }: { folder: string; file: StaticFile },
  failed: (failure: SendFailure) => void,
): void => {
  settleRange(request, file.size);
  // A range refers to the uncompressed file; videos and pictures, which clients request in ranges, have no other form.
  const encoding = request.headers.range === undefined ? encodingOf(request, file) : undefined;
  for (const [name, value] of Object.entries(fileHeaders(file, file.encodings.length > 0)))
    response.setHeader(name, value);
  if (encoding) response.setHeader("content-encoding", encoding);
  const path = encodeURI(file.path + (encoding ? endings[encoding] : "")).replace(
    /[?#]/g,
    encodeURIComponent,
  );
  send(request, path, { root: folder, index: false, dotfiles: "allow", cacheControl: false })
    .on("error", (error: Error & { status: number }) => {
      const range = String(response.getHeader("content-range"));
      if (!response.headersSent) for (const name of describing) response.removeHeader(name);
      if (error.status !== 416) return failed({ error, status: error.status });
      response.writeHead(416, { "content-range": range }).end();
    })
    .pipe(response);
};

/** Headers that describe the file, and must not be sent with another response in its place. */
const describing = [
  "accept-ranges",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-range",
  "content-security-policy",
  "content-type",
  "etag",
  "last-modified",
];

/**
 * Keeps a `Range` header only for GET and a single range (RFC 9110, section 14.2). Several ranges get the whole file,
 * and so does a suffix as long as the file or longer, which `send` would refuse.
 */
const settleRange = ({ method, headers }: IncomingMessage, size: number): void => {
  const { range } = headers;
  if (range === undefined) return;
  const suffix = /^ *bytes= *-0*(\d+) *$/.exec(range)?.[1];
  if (method !== "GET" || range.includes(",") || (suffix !== undefined && Number(suffix) >= size))
    delete headers.range;
};

/** The smallest encoding that the client accepts. */
const encodingOf = (request: IncomingMessage, { encodings }: StaticFile): Encoding | undefined => {
  if (!encodings.length) return undefined;
  const taken = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => taken.includes(encoding));
};
