import { renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** One text to compress. */
export interface CompressTask {
  content: Uint8Array;
  /** Whether it is compressed as far as possible, because many load it. */
  isBest: boolean;
  /** The files to write, without their extensions. */
  kept: string;
}

/** Writes atomically: a stopped build leaves no partial file in the cache, and files that older releases link to stay. */
const write = (file: string, content: Uint8Array): void => {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
};

for (const { content, isBest, kept } of workerData as CompressTask[]) {
  const brotli = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 5,
  };
  write(`${kept}.gz`, gzipSync(content, { level: isBest ? 9 : 6 }));
  write(`${kept}.br`, brotliCompressSync(content, { params: brotli }));
}
parentPort?.postMessage("done");
