import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliCompress, createGunzip, createGzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { yieldToEventLoop } from "./concurrency-limits.ts";
import { isKnown } from "./entity-tag.ts";
import { acceptedBy, quality } from "./kept-response.ts";
import { revalidate } from "./page-headers.ts";

/** A long text that is the same for everyone, as it is sent. */
export interface CompressedText {
  /** The text, compressed. */
  gzip: Buffer<ArrayBuffer>;
  /** The smaller form for those who take it, as soon as it is made. */
  br?: Buffer<ArrayBuffer>;
  /** A weak validator. */
  etag: string;
}

/** How much of a text is written at once, in bytes: others are served between two parts. */
const partBytes = 64 * 1024;

export const compressed = async (text: string | AsyncIterable<string>): Promise<CompressedText> => {
  const parts = Readable.from(typeof text === "string" ? [text] : withPauses(text));
  const gzip = (await pipeline(parts, createGzip(), (chunks) => buffer(chunks))) as Buffer<ArrayBuffer>;
  const etag = `W/"${createHash("sha256").update(gzip).digest("base64url").slice(0, 27)}"`;
  return { gzip, etag };
};

/** Compresses a text that is sent more than once: its form in Brotli is made as well, for which nobody waits. */
export const compressedToKeep: typeof compressed = async (text) => {
  const made = await compressed(text);
  addBrotli(made).catch((error: unknown) => console.error(error));
  return made;
};

/** Compresses a text for somebody who accepts this: in Brotli as well, before it is sent, for those who take it. */
export const compressedFor = async (
  text: string | AsyncIterable<string>,
  acceptEncoding: string | undefined,
): Promise<CompressedText> => {
  const made = await compressed(text);
  if (acceptedBy(acceptEncoding).br) await addBrotli(made);
  return made;
};

const addBrotli = async (made: CompressedText): Promise<void> => {
  const parts = Readable.from(partsOf(made.gzip));
  made.br = (await pipeline(parts, createGunzip(), createBrotliCompress({ params: quality }), (chunks) =>
    buffer(chunks),
  )) as Buffer<ArrayBuffer>;
};

async function* withPauses(parts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of parts) {
    yield part;
    await yieldToEventLoop();
  }
}

/** Sends a text, or 304 to a client that has it: feed readers poll every few minutes. */
export const sendCompressed = (
  { req }: HonoContext,
  type: string,
  { gzip, br, etag }: CompressedText,
): Response => {
  const headers = { "content-type": type, "cache-control": revalidate, etag, vary: "accept-encoding" };
  if (isKnown(req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const accepted = acceptedBy(req.header("accept-encoding"));
  const form = (accepted.br && br) || (accepted.gzip && gzip);
  if (!form) return new Response(streamOf(Readable.from(partsOf(gzip)).pipe(createGunzip())), { headers });
  const length = {
    "content-encoding": form === br ? "br" : "gzip",
    "content-length": String(form.length),
  };
  return new Response(streamOf(Readable.from(partsOf(form))), { headers: { ...headers, ...length } });
};

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

const streamOf = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream;
