import { isUtf8 } from "node:buffer";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FeedBroken, FeedUnreadable } from "./feed-job.ts";

/** How much of a file is read to detect its type, in bytes. */
const headBytes = 256 * 1024;

/** The text of a file, and how many of its bytes have been read so far. */
export interface ReadText {
  head: string;
  text: AsyncIterable<string>;
  bytesRead: () => number;
  /** The line of the first byte that is not UTF-8, where the encoding had to be guessed from its beginning. */
  notUtf8: number | null;
}

/** Reads a file as text, and counts its bytes. */
export const readCounted = async (bytes: AsyncIterable<Uint8Array>): Promise<ReadText> => {
  let read = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      read += chunk.length;
      yield chunk;
    }
  };
  return { ...(await readText(counted())), bytesRead: () => read };
};

/**
 * The text of a file, in chunks: gunzipped, decoded by the detected encoding, without control characters.
 * @returns its beginning, for format detection, and all of it.
 */
export const readText = async (bytes: AsyncIterable<Uint8Array>): Promise<Omit<ReadText, "bytesRead">> => {
  const { head, all } = await peek(unpacked(await peek(bytes, 2)), headBytes);
  const encoding = encodingOf(head);
  return {
    head: withoutControls(new TextDecoder(encoding).decode(head)),
    text: decoded(all, encoding),
    notUtf8:
      encoding === guessed ? new TextDecoder().decode(head).split("\uFFFD", 1)[0]!.split("\n").length : null,
  };
};

/** The first bytes of a stream, and the whole stream; an error after some bytes is thrown when the stream is read. */
const peek = async (bytes: AsyncIterable<Uint8Array>, wanted: number) => {
  const iterator = bytes[Symbol.asyncIterator]();
  const rest = { [Symbol.asyncIterator]: () => iterator };
  const seen: Uint8Array[] = [];
  let size = 0;
  let failure: Error | undefined;
  try {
    while (size < wanted) {
      const { done, value } = await iterator.next();
      if (done) break;
      seen.push(value);
      size += value.length;
    }
  } catch (error) {
    if (!size) throw error;
    failure = error as Error;
  }
  const head = Buffer.concat(seen);
  return {
    head: head.subarray(0, wanted),
    all: (async function* () {
      yield head as Uint8Array;
      if (failure) throw failure;
      yield* rest;
    })(),
  };
};

const unpacked = ({ head, all }: { head: Buffer; all: AsyncIterable<Uint8Array> }) => {
  if (head[0] !== 0x1f || head[1] !== 0x8b) return all;
  // The error is thrown to the reader of the stream.
  return pipeline(Readable.from(all), createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
};

/** What text is in that says nothing of its encoding and is not UTF-8. */
const guessed = "windows-1252";

/** Detects the encoding by byte order mark, then the XML declaration, then whether the bytes are valid UTF-8. */
const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(
    head.toString("latin1", 0, 200),
  )?.[1];
  if (declared && !/^utf-?16/i.test(declared)) return knownEncoding(declared);
  return endsInCharacter(head) ? "utf-8" : guessed;
};

const knownEncoding = (name: string) => {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new FeedUnreadable(`Its encoding "${name.slice(0, 40)}" is unknown. Save it as UTF-8.`);
  }
};

/** Whether it is valid UTF-8, except a last character that may be cut off. */
const endsInCharacter = (head: Buffer) =>
  [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string) {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  try {
    for await (const chunk of bytes) {
      const text = withoutControls(decoder.decode(chunk, { stream: true }));
      yield text;
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) line++;
    }
  } catch (error) {
    throw new FeedBroken(line, `The file cannot be read any further: ${(error as Error).message}.`);
  }
  yield decoder.decode();
}

/** No format has a use for them, and PostgreSQL refuses null bytes. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, "");
