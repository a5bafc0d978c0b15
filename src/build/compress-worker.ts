import { renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** One text to compress. */
export interface CompressTask {
  content: Uint8Array;
  /** Brotli's quality, 0 to 11; from 10 on, gzip takes its time as well. */
  quality: number;
  /** The files to write, without their extensions. */
  kept: string;
}

/** Writes atomically: a stopped build leaves no partial file in the cache, and files that older releases link to stay. */
const write = (file: string, content: Uint8Array): void => {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
};

for (const { content, quality, kept } of workerData as CompressTask[]) {
  const brotli = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  write(`${kept}.gz`, gzipSync(content, { level: quality < 10 ? 6 : 9 }));
  write(`${kept}.br`, brotliCompressSync(content, { params: brotli }));
}
parentPort?.postMessage("done");
