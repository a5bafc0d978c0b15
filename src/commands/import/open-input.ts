import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Config } from "../../runtime/config.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { isAddress } from "./import-command.ts";
import { requestBy } from "../../server/import/sources/request-by.ts";
import { fetchFeed } from "../../server/platform/network/fetch-feed.ts";

/** What is imported. */
interface Input {
  /** 0 where it is not known before. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Opens a file, standard input ("-") or the address of a feed.
 * @param signal ends the download of a feed.
 * @throws UsageError, FetchFault and errors of the file system.
 */
export const openInput = async (file: string, config: Config, signal: AbortSignal): Promise<Input> => {
  if (isAddress(file)) {
    const answer = await fetchFeed(file, { ...requestBy(config), signal });
    return { size: 0, bytes: answer.state === "changed" ? answer.bytes : Readable.from([]) };
  }
  if (file === "-") return { size: 0, bytes: process.stdin };
  const found = await stat(file);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder. Name one file in it.`);
  return { size: found.size, bytes: createReadStream(file, { highWaterMark: 256 * 1024 }) };
};
