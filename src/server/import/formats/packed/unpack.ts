import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { thousands } from "../../../../contract/thousands.ts";
import { FeedUnreadable } from "../../feed-job.ts";
import { workbookText } from "./workbook.ts";

/** The first bytes of a stream, and the whole stream; an error after some bytes is thrown when the stream is read. */
export const peek = async (bytes: AsyncIterable<Uint8Array>, wanted: number) => {
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

/**
 * Bytes as they were unpacked; those that are cut off are read up to there.
 * @throws FeedUnreadable where they are damaged, and Error where there are more than `most`.
 */
async function* intact(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > most)
        throw new Error(
          `it unpacks to more than ${thousands(Math.floor(most / 1024 ** 2))} MB; where that is right, raise FEED_UNPACKED_MB`,
        );
      yield chunk;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "Z_DATA_ERROR") throw error;
    throw new FeedUnreadable("It is packed with gzip and damaged; pack or send it again.");
  }
}

/**
 * A packed file that was packed again by its server or a pipe is unpacked as often; a bomb of more layers is not. A workbook
 * is unpacked to the XML of its sheets.
 */
export const unpacked = async (
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  layers = 3,
): Promise<AsyncIterable<Uint8Array>> => {
  const { head, all } = await peek(bytes, 2);
  if (head.toString("latin1") === "PK") return workbookText(all);
  if (head[0] !== 0x1f || head[1] !== 0x8b || !layers) return all;
  // The error is thrown to the reader of the stream.
  const inner = pipeline(Readable.from(all), createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
  return unpacked(intact(inner, most), most, layers - 1);
};
